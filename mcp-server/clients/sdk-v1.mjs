// The TypeScript SDK v1 as a client: node sdk-v1.mjs URL
import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { checkArticles } from './checks.mjs';

const client = new Client({ name: 'webmcp4j-clients', version: '1.0.0' });
const transport = new StreamableHTTPClientTransport(new URL(process.argv[2]));
await client.connect(transport);
assert.equal(client.getServerVersion().name, 'webmcp4j');
assert.equal(transport.protocolVersion, '2025-11-25');
assert.equal(transport.sessionId, undefined);
await client.ping();
await checkArticles(client, 'TypeScript SDK v1');
await client.close();

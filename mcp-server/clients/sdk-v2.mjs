// The TypeScript SDK v2 as a client, by each way to agree on a version: node sdk-v2.mjs URL
import assert from 'node:assert/strict';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { checkArticles } from './checks.mjs';

const WAYS = [
  { name: 'legacy', mode: 'legacy', version: '2025-11-25' },
  { name: 'auto', mode: 'auto', version: '2026-07-28' },
  { name: '2026-07-28 only', mode: { pin: '2026-07-28' }, version: '2026-07-28' }
];

for (const { name, mode, version } of WAYS) {
  const client = new Client({ name: 'webmcp4j-clients', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(process.argv[2])));
  assert.equal(client.getNegotiatedProtocolVersion(), version);
  assert.equal(client.getServerVersion().name, 'webmcp4j');
  await checkArticles(client, `TypeScript SDK v2, ${name}`);
  await client.close();
}

// What any client must get from the endpoint over the example articles. The SDKs differ in how they connect only.
import assert from 'node:assert/strict';

const INVALID_PARAMS = -32602;

/** Runs each check on a connected client, one line each. */
export async function checkArticles(client, label) {
  for (const [what, check] of Object.entries(CHECKS)) {
    await check(client);
    console.log(`ok    ${label}: ${what}`);
  }
}

const CHECKS = {
  'lists the three tools': async client => {
    const { tools } = await client.listTools();
    assert.deepEqual(tools.map(tool => tool.name).sort(), ['get_article', 'list_articles', 'search_articles']);
    for (const tool of tools) {
      assert.equal(tool.inputSchema.type, 'object');
      assert.equal(tool.annotations.readOnlyHint, true);
    }
  },

  'search_articles finds': async client => {
    const answer = await call(client, 'search_articles', { query: 'prompt injection', limit: 3 });
    assert.equal(answer.structuredContent.articles[0].slug, 'prompt-injection');
    assert.match(text(answer), /^- prompt-injection: /m);
  },

  'list_articles filters by tag and language': async client => {
    const answer = await call(client, 'list_articles', { tag: 'mcp', lang: 'es' });
    const slugs = answer.structuredContent.articles.map(article => article.slug);
    assert.ok(slugs.includes('what-is-mcp'), `no what-is-mcp among ${slugs}`);
    assert.ok(answer.structuredContent.articles.every(article => article.lang === 'es'));
    assert.match(text(answer), /^- what-is-mcp: /m);
  },

  'get_article reads': async client => {
    const answer = await call(client, 'get_article', { slug: 'what-is-mcp' });
    assert.match(text(answer), /^The Model Context Protocol/);
    assert.equal(answer.structuredContent.title, 'What is MCP?');
    assert.deepEqual([...answer.structuredContent.languages].sort(), ['en', 'es']);
  },

  'a slug that there is not is an answer with isError': async client => {
    assert.match(await failure(client, 'get_article', { slug: 'no-such' }), /"no-such".*search_articles/);
  },

  'an article that is not published is as good as none': async client => {
    assert.match(await failure(client, 'get_article', { slug: 'unfinished' }), /No published article/);
  },

  'a wrong argument is an answer that names it': async client => {
    assert.match(await failure(client, 'search_articles', { query: 'mcp', limit: 500 }), /limit/);
  },

  'a tool that there is not is a protocol error': async client => {
    await assert.rejects(
      client.callTool({ name: 'no_such_tool', arguments: {} }),
      problem => problem.code === INVALID_PARAMS && problem.message.includes('no_such_tool')
    );
  }
};

async function call(client, name, args) {
  const answer = await client.callTool({ name, arguments: args });
  assert.ok(!answer.isError, text(answer));
  return answer;
}

async function failure(client, name, args) {
  const answer = await client.callTool({ name, arguments: args });
  assert.equal(answer.isError, true);
  assert.equal(answer.structuredContent, undefined);
  return text(answer);
}

function text(answer) {
  assert.equal(answer.content.length, 1);
  assert.equal(answer.content[0].type, 'text');
  return answer.content[0].text;
}

/** The example for servers of MCP, with the official SDK as the client and the server: calls are billed, and sessions have an owner. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import t from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { startStack } from '../support/stack.ts';

const sessions = new Map<string, StreamableHTTPServerTransport>();

async function newTransport(): Promise<StreamableHTTPServerTransport> {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    onsessioninitialized: (id) => void sessions.set(id, transport),
    onsessionclosed: (id) => void sessions.delete(id),
  });
  const server = new McpServer({ name: 'weather', version: '1' });
  server.registerTool('get_weather', { description: 'The weather.' }, () => ({
    content: [{ type: 'text', text: 'sunny' }],
  }));
  await server.connect(transport);
  return transport;
}

const upstream = createServer(async (request, response) => {
  const id = request.headers['mcp-session-id'];
  const known = typeof id === 'string' ? sessions.get(id) : undefined;
  if (id !== undefined && known === undefined) response.writeHead(404).end();
  else await (known ?? (await newTransport())).handleRequest(request, response);
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const mcp = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
const stack = await startStack({ file: 'examples/mcp.yaml', upstreams: { mcp } });
t.teardown(async () => {
  await stack.close();
  upstream.closeAllConnections();
  upstream.close();
});

const transportOf = (key: string, sessionId?: string) =>
  new StreamableHTTPClientTransport(new URL(`${stack.url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    ...(sessionId !== undefined && { sessionId }),
  });

async function connect(key: string) {
  const client = new Client({ name: 'a client', version: '1' });
  const transport = transportOf(key);
  // Its declaration has an optional member that exactOptionalPropertyTypes refuses.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return { client, transport };
}

t.test('a session belongs to the account that began it', async (t) => {
  const { client, transport } = await connect(stack.key);
  const stranger = await stack.newAccount('stranger');
  const { sessionId = '' } = transport;
  t.ok(sessions.has(sessionId));
  const ask = (method: string, key: string, id: number) =>
    fetch(`${stack.url}/mcp`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-session-id': sessionId,
        'mcp-protocol-version': '2025-06-18',
      },
      ...(method === 'POST' && { body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list' }) }),
    });
  for (const method of ['POST', 'GET', 'DELETE']) {
    const { status } = await ask(method, stranger.key, 5);
    t.equal(status, 404, method);
  }
  t.equal((await ask('POST', stack.key, 6)).status, 200);
  t.ok(sessions.has(sessionId), 'nobody else has ended it');
  await client.close();
});

t.test('each call of a tool is billed, and nothing else', async (t) => {
  const { client, transport } = await connect(stack.key);
  t.match(await client.listTools(), { tools: [{ name: 'get_weather' }] });
  const call = () => client.callTool({ name: 'get_weather' });
  t.match([await call(), await call()], [{ content: [{ text: 'sunny' }] }, { content: [{ text: 'sunny' }] }]);
  const { sessionId = '' } = transport;
  await transport.terminateSession();
  t.notOk(sessions.has(sessionId));
  await client.close();
  const noMoney = await stack.newAccount('poor', '0');
  const poor = await connect(noMoney.key);
  t.match(await poor.client.listTools(), { tools: [{}] }, 'what is free needs no money');
  await t.rejects(poor.client.callTool({ name: 'get_weather' }), /402|balance/);
  await poor.client.close();
  await stack.stop();
  const wallet = await stack.store.wallet(stack.account);
  t.equal(formatNano(1_000n * 10n ** 9n - (wallet?.posted_nano ?? 0n)), '0.02');
});

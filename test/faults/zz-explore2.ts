import { rawCaller, rawRequest } from '../http/raw-caller.ts';
import { startFaultServer, streamHead, chunk, answer } from '../support/fault-server.ts';
import { startStack, call, until } from '../support/stack.ts';
import * as W from './wires.ts';
import pino from 'pino';
const server = await startFaultServer(() => {});
const lines: string[] = [];
const long = 'timeout: { connect: 5s, headers: 5s, idle: 2s }';
const mk = (config: string) => startStack({ config, upstreams: Object.fromEntries(W.upstreamNames.map(n => [n, server.url])), log: pino({ level: 'trace' }, { write: (s: string) => void lines.push(s) }) });
process.on('unhandledRejection', (e) => console.log('UNHANDLED', e));
process.on('uncaughtException', (e) => console.log('UNCAUGHT', e));
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
const hdr = (key: string) => [`authorization: Bearer ${key}`, `x-api-key: ${key}`, `x-alpha-api-key: ${key}`, 'content-type: application/json'];
let stack = await mk(W.withTimeouts(long));
const rig = () => ({ stack, server });
// slow reader: 50 MB
{
  let written = 0; let closed = false;
  server.play(async (t) => {
    t.socket.on('close', () => { closed = true; });
    t.write(streamHead);
    const piece = Buffer.from(chunk('data: ' + 'x'.repeat(65000) + '\n\n'), 'latin1');
    for (let i = 0; i < 800 && !t.socket.destroyed; i++) { written += piece.length; if (!t.socket.write(piece)) await new Promise((r) => { t.socket.once('drain', r); t.socket.once('close', r); }); }
    t.write('0\r\n\r\n');
  });
  const c = await rawCaller(stack.url, rawRequest('POST', '/v1/messages', hdr(stack.key), JSON.stringify(W.messagesStream.body)));
  c.socket.pause();
  await sleep(1500);
  console.log('slow reader: upstream wrote', written, 'rss', process.memoryUsage().rss >> 20);
  await sleep(2500);
  console.log('after idle: closed', closed, written);
  c.leave(); await sleep(200); console.log('left: closed', closed);
}
// break while the caller does not read
{
  server.play(async (t) => {
    t.write(streamHead);
    const piece = Buffer.from(chunk('data: ' + 'x'.repeat(65000) + '\n\n'), 'latin1');
    for (let i = 0; i < 400 && !t.socket.destroyed; i++) { if (!t.socket.write(piece)) await Promise.race([sleep(500), new Promise((r) => t.socket.once('drain', r))]); }
    t.reset();
  });
  const c = await rawCaller(stack.url, rawRequest('POST', '/v1/messages', hdr(stack.key), JSON.stringify(W.messagesStream.body)));
  c.socket.pause();
  await sleep(1500);
  console.log('broken towards stalled: upstream open', server.connections.open, 'caller ended', c.ended);
  c.socket.resume(); await c.untilEnded(); console.log('resumed: tail', JSON.stringify(c.received.slice(-200)), c.received.length, c.ended);
}
// keep-alive races
{
  for (const delay of [-1, 0, 1, 3]) {
    server.play((t) => { t.reply(200, { id: `ka-${delay}-${t.index}` }); if (delay < 0) t.end(); else setTimeout(() => t.end(), delay); });
    const got: Record<string, number> = {};
    for (let i = 0; i < 30; i++) { const r = await W.post(rig(), W.officialVideo); got[r.status] = (got[r.status] ?? 0) + 1; }
    server.play((t) => { t.reply(200, { id: `ka-${delay}-${t.index}` }); if (delay < 0) t.reset(); else setTimeout(() => t.reset(), delay); });
    for (let i = 0; i < 30; i++) { const r = await W.post(rig(), W.officialVideo); got['r' + r.status] = (got['r' + r.status] ?? 0) + 1; }
    console.log('keep-alive race', delay, got);
  }
}
// create: caller leaves
{
  let release: () => void = () => {};
  server.play((t) => { release = () => t.reply(200, { id: 'left-1' }); });
  const n = server.seen.length;
  const c = await rawCaller(stack.url, rawRequest('POST', W.officialVideo.path, hdr(stack.key), JSON.stringify(W.officialVideo.body)));
  await server.sawRequests(n + 1);
  c.leave(); await sleep(50);
  const closing = stack.close().then(() => console.log('closed'), (e) => console.log('close failed', e));
  await sleep(200);
  console.log('closing while a left create runs; upstream connections', server.connections.open);
  release();
  await closing;
  console.log(lines.filter((l) => /"level":(40|50)/.test(l)).map((l) => l.slice(0, 400)).slice(-4).join(''));
}
// list with big integers, key checks
stack = await mk(W.withTimeouts(long));
{
  const path = await W.running(rig(), W.tokenVideo, 'L-1');
  server.play((t) => t.reply(200, '{"id":"L-1","status":"running","seed":12345678901234567890,"x":1.0}'));
  const r = await stack.call('GET', path); console.log(r.text);
  const l = await stack.call('GET', W.tokenVideo.path); console.log(l.text);
}
// asset uri with tab inside; case variants
{
  const other = await stack.newAccount('other');
  await stack.store.recordResource('asset', 'a-1', other.account); await stack.store.recordResource('asset_group', 'g-1', other.account); await stack.store.recordResource('asset_group', 'g-2', stack.account);
  server.play((t) => t.reply(200, { id: `t-${t.index}`, Result: {} }));
  for (const uri of ['asset://a-1', 'ASSET://a-1', ' asset://a-1', 'as\tset://a-1', 'asset:\n//a-1', 'asset:/a-1', 'asset:a-1', 'asset:\\\\a-1', 'asset%3A//a-1', 'x asset://a-1', '\u200basset://a-1', 'asset:///a-1'])
    console.log('asset', JSON.stringify(uri), (await stack.call('POST', W.tokenVideo.path, { model: 'vidgen-2.0', content: [{ type: 'image_url', image_url: { url: uri }, role: 'reference_image' }] })).status);
  for (const body of ['{"GroupId":"g-2","URL":"https://x/y"}', '{"GroupId":"g-1","URL":"https://x/y"}', '{"GroupId":"g-2","groupid":"g-1","URL":"https://x/y"}', '{"GroupId":"g-2","GROUPID":"g-1","URL":"https://x/y"}', '{"groupId":"g-1","GroupId":"g-2","URL":"https://x/y"}'])
    console.log('group', body, (await stack.call('POST', '/api/v3/assets', body)).status);
  for (const body of ['{"model":"c/vidgen-2.0","prompt":"x","duration":4,"Duration":15}', '{"model":"c/vidgen-2.0","Model":"c/vidgen-9","prompt":"x"}']) { const b = server.seen.length; console.log('fold', body, (await stack.call('POST', W.unifiedVideo.path, body)).status, server.seen[b]?.body.toString()); }
}
await stack.close();
// header time-outs
for (const text of ['timeout: { headers: 6m, request: 10m }', 'timeout: { headers: 300ms, request: 600ms }', 'timeout: { headers: 10s, request: 5s }']) {
  try { const s = await mk(W.withTimeouts(long).replace(/timeout: \{ headers: 15s, request: 5m \}/, text));
    if (text.includes('ms')) { const c = await rawCaller(s.url, 'POST /v1/messages HT'); const how = await Promise.race([c.untilEnded(), sleep(4000)]); console.log('slow loris', how, c.received); c.leave();
      const d = await rawCaller(s.url, `POST /v1/messages HTTP/1.1\r\nhost: x\r\nx-api-key: ${s.key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`); const how2 = await Promise.race([d.untilEnded(), sleep(4000)]); console.log('slow body', how2, d.received); d.leave(); }
    await s.close(); console.log(text, 'ok'); } catch (e) { console.log(text, String(e)); }
}
await server.close();

import { rawCaller, rawRequest } from '../http/raw-caller.ts';
import { startFaultServer, streamHead, chunk, type Script, answer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import * as W from './wires.ts';
import pino from 'pino';
const server = await startFaultServer(() => {});
const lines: string[] = [];
const stack = await startStack({ config: W.withTimeouts(W.short), upstreams: Object.fromEntries(W.upstreamNames.map(n => [n, server.url])), log: pino({ level: 'trace' }, { write: (s: string) => void lines.push(s) }) });
process.on('unhandledRejection', (e) => console.log('UNHANDLED', e));
process.on('uncaughtException', (e) => console.log('UNCAUGHT', e));
const key = stack.key;
const rig = { stack, server };
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
const auth = [`authorization: Bearer ${key}`, `x-api-key: ${key}`, `x-alpha-api-key: ${key}`, 'content-type: application/json'];
const show = async (name: string, r: { status: number; text: string }) => { const task = await W.newestTask(stack).catch(() => undefined); console.log(`${name}: ${r.status} ${r.text.slice(0, 160)} | task ${task?.state} ${task?.status} ${task?.reason} charged=${task?.charged_nano}`); };

// body swallowed without a key
{
  const c = await rawCaller(stack.url, `POST /v1/messages HTTP/1.1\r\nhost: g\r\ncontent-type: application/json\r\ncontent-length: 64000000\r\n\r\n{`);
  await c.until('401');
  let n = 0; const big = Buffer.alloc(1 << 20, 32);
  for (let i = 0; i < 60 && !c.ended; i++) { const ok = c.socket.write(big); n++; if (!ok) await Promise.race([new Promise((r) => c.socket.once('drain', r)), sleep(300)]); }
  console.log('no key: MiB swallowed', n, 'buffered', c.socket.writableLength, 'ended', c.ended);
  c.leave();
}
// pipelined garbage during a stream
{
  server.play((t) => { t.write(streamHead + chunk('event: ping\ndata: {}\n\n')); setTimeout(() => t.write(chunk('event: b\ndata: {}\n\n')), 150); setTimeout(() => t.write('0\r\n\r\n'), 220) });
  const c = await rawCaller(stack.url, rawRequest('POST', '/v1/messages', auth, JSON.stringify(W.messagesStream.body)));
  await c.until('event: ping');
  c.write('GARBAGE\r\n\r\n');
  await sleep(500);
  console.log('pipelined garbage:', c.ended, JSON.stringify(c.received));
  c.leave();
}
// timeouts
for (const [n, s] of Object.entries<Script>({
  hang: () => {},
  'trickle head': (t) => { let i = 0; const b = answer(200, { id: 'q' }); const h = setInterval(() => { if (i < b.length && !t.socket.destroyed) t.write(b.subarray(i, ++i)); else clearInterval(h); }, 40); },
  '103 forever': (t) => { let i = 0; const h = setInterval(() => { if (!t.socket.destroyed && i++ < 30) t.write('HTTP/1.1 103 Early\r\n\r\n'); else clearInterval(h); }, 60); },
  'idle mid body': (t) => t.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"id"'),
})) {
  server.play(s);
  let t0 = Date.now();
  await show(`msg ${n}`, await W.post(rig, W.messagesJson).catch((e) => ({ status: -1, text: String(e.cause ?? e) })));
  console.log(Date.now() - t0); t0 = Date.now();
  await show(`create ${n}`, await W.post(rig, W.officialVideo).catch((e) => ({ status: -1, text: String(e.cause ?? e) })));
  console.log(Date.now() - t0);
}
// gzip create, numeric id
const { gzipSync } = await import('node:zlib');
server.play((t) => t.reply(200, gzipSync('{"id":"gz-1"}'), 'content-encoding: gzip\r\n'));
await show('gzip create', await W.post(rig, W.officialVideo));
server.play((t) => t.reply(200, '{"id":12345678901234567890}'));
await show('numeric id', await W.post(rig, W.officialVideo));
server.play((t) => t.reply(200, JSON.stringify({ id: 'x'.repeat(2000) })));
await show('long id', await W.post(rig, W.officialVideo));
server.play((t) => t.reply(200, JSON.stringify({ id: 'a/../b?c#d\u0000é' })));
await show('odd id', await W.post(rig, W.officialVideo));
server.play((t) => t.reply(200, { status: 'running' }));
{ const before = server.seen.length; await show('poll odd id', await stack.call('GET', `/api/v3/contents/generations/tasks/${encodeURIComponent('a/../b?c#d\u0000é')}`)); console.log(server.seen.slice(before).map((s) => s.target)); }
server.play((t) => t.reply(200, { id: '..' }));
await show('dotdot id', await W.post(rig, W.officialVideo));
server.play((t) => t.reply(200, { status: 'running' }));
{ const before = server.seen.length; await show('poll ..', await stack.call('GET', `/api/v3/contents/generations/tasks/%2E%2E`)); console.log(server.seen.slice(before).map((s) => s.target)); }
// same id on two upstreams
server.play((t) => t.reply(200, { id: 'same' }));
await show('c', await W.post(rig, W.officialVideo));
await show('k', await W.post(rig, { ...W.officialVideo, body: { ...Object(W.officialVideo.body), model: 'k/vidgen-2.0' } }));
console.log((await stack.store.listTasks({ upstream_ids: ['same'], limit: 10 })).tasks.map((t) => `${t.upstream} ${t.state}`));
// billedSeconds
let n = 0;
for (const b of ['-1', '"5"', '"abc"', 'null', '1e300', '1e9', '999999999', '0', '4.0000000001', '5e-1', '[5]', 'true', '"NaN"', '12345678901234567890']) {
  const path = await W.running(rig, W.officialVideo, `b-${n++}`);
  server.play((t) => t.reply(200, `{"id":"b","status":"succeeded","billedSeconds":${b}}`));
  const r = await stack.call('GET', path).catch((e) => ({ status: -1, text: String(e) }));
  await show(`billed ${b}`, r);
}
console.log(await W.moneyOf(stack).then((m) => [m.posted, m.held]));
await stack.store.topup(stack.account, 900000000n * 1000000000n, null); await stack.store.topup(stack.account, 900000000n * 1000000000n, null);
for (const i of [1, 2, 3]) {
  const path = await W.running(rig, { ...W.officialVideo, body: { ...Object(W.officialVideo.body), resolution: '4k' } }, `big-${i}`).catch((e) => { console.log(String(e)); return '/'; });
  server.play((t) => t.reply(200, `{"id":"b","status":"succeeded","billedSeconds":1000000000}`));
  const r = await stack.call('GET', path).catch((e) => ({ status: -1, text: String(e) }));
  await show(`billed huge 4k ${i}`, r);
  console.log(await W.moneyOf(stack).then((m) => [m.posted, m.held]));
}
console.log(JSON.stringify((await stack.store.audit()).breaches));
console.log(lines.filter((l) => /"level":(50)/.test(l)).map((l) => l.slice(0, 600)).join(''));
await server.close(); await stack.close();

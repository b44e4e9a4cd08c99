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

// billedSeconds
let n = 0;
await stack.store.topup(stack.account, 900000000n * 1000000000n, null);
const fund = async () => { const w = await stack.store.wallet(stack.account); if (w && w.posted_nano - w.held_nano < 10n ** 12n) for (let i = 0; i < 8; i++) await stack.store.topup(stack.account, 900000000n * 1000000000n, null); };
for (const b of ['1e9', '999999999', '0', '4.0000000001', '5e-1', '[5]', 'true', '"NaN"', '12345678901234567890']) {
  await fund(); const path = await W.running(rig, W.officialVideo, `b-${n++}`);
  server.play((t) => t.reply(200, `{"id":"b","status":"succeeded","billedSeconds":${b}}`));
  const r = await stack.call('GET', path).catch((e) => ({ status: -1, text: String(e) }));
  await show(`billed ${b}`, r);
}
console.log(await W.moneyOf(stack).then((m) => [m.posted, m.held]));
await stack.store.topup(stack.account, 900000000n * 1000000000n, null); await stack.store.topup(stack.account, 900000000n * 1000000000n, null);
for (const i of [1, 2, 3]) {
  await fund(); const path = await W.running(rig, { ...W.officialVideo, body: { ...Object(W.officialVideo.body), resolution: '4k' } }, `big-${i}`).catch((e) => { console.log(String(e)); return '/'; });
  server.play((t) => t.reply(200, `{"id":"b","status":"succeeded","billedSeconds":1000000000}`));
  const r = await stack.call('GET', path).catch((e) => ({ status: -1, text: String(e) }));
  await show(`billed huge 4k ${i}`, r);
  console.log(await W.moneyOf(stack).then((m) => [m.posted, m.held]));
}

// cancel shapes
await stack.store.topup(stack.account, 900000000n * 1000000000n, null);await stack.store.topup(stack.account, 900000000n * 1000000000n, null);await stack.store.topup(stack.account, 900000000n * 1000000000n, null);await stack.store.topup(stack.account, 900000000n * 1000000000n, null);await stack.store.topup(stack.account, 900000000n * 1000000000n, null);await stack.store.topup(stack.account, 900000000n * 1000000000n, null);
for (const [name, answers] of Object.entries<[number, unknown][]>({
  'GET 500, DELETE 200, GET 404': [[500, {}], [200, {}], [404, {}]],
  'GET queued, DELETE 200, GET queued': [[200, { status: 'queued' }], [200, {}], [200, { status: 'queued' }]],
  'GET queued, DELETE 200, GET 500': [[200, { status: 'queued' }], [200, {}], [500, {}]],
  'GET queued, DELETE 200, GET reset': [[200, { status: 'queued' }], [200, {}], [0, {}]],
  'GET queued, DELETE 200, GET cancelled': [[200, { status: 'queued' }], [200, {}], [200, { status: 'cancelled' }]],
  'GET queued, DELETE 200, GET 404': [[200, { status: 'queued' }], [200, {}], [404, {}]],
  'GET running, DELETE 409': [[200, { status: 'running' }], [409, { error: { code: 'Running' } }]],
  'GET succeeded, DELETE 200': [[200, { status: 'succeeded', billedSeconds: 4 }], [200, {}]],
  'GET succeeded, DELETE 500': [[200, { status: 'succeeded', billedSeconds: 4 }], [500, {}]],
  'GET running, DELETE reset': [[200, { status: 'running' }], [0, {}]],
})) {
  await fund(); const path = await W.running(rig, W.officialVideo, `c-${n++}`);
  const before = server.seen.length; let i = 0;
  server.play((t) => { const [st, body] = answers[i++] ?? [599, {}]; if (st === 0) t.reset(); else t.reply(st, body); });
  await show(`cancel ${name}`, await stack.call('DELETE', path));
  console.log('   ', server.seen.slice(before).map((s) => s.method).join(' '), await W.moneyOf(stack).then((m) => m.held));
}
console.log(JSON.stringify((await stack.store.audit()).breaches));
console.log(lines.filter((l) => /"level":(50)/.test(l)).map((l) => l.slice(0, 600)).join(''));
await server.close(); await stack.close();

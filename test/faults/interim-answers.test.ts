/** Tests that 1xx answers are ignored everywhere. */
import t from 'tap';
import { answer, type Turn } from '../support/fault-server.ts';
import {
  auditOk,
  creates,
  interfaces,
  keyHeaders,
  long,
  messagesJson,
  moneyOf,
  newestTask,
  post,
  rig,
  running,
  short,
  unheard,
  withTimeouts,
} from '../support/interfaces.ts';

const interim = (status: number, headers = '') => `HTTP/1.1 ${status} Interim\r\n${headers}\r\n`;
const message = { type: 'message', usage: { input_tokens: 1, output_tokens: 1 } };

/** Writes the bytes in pieces, as a network may deliver them. */
async function inPieces({ write }: Turn, bytes: Buffer, size: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += size) {
    write(bytes.subarray(at, at + size));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

t.test('interim answers of any number and status are ignored on every interface', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
  const { stack, server } = rigged;
  for (const before of [
    interim(100),
    interim(100, 'x-why: not\r\n'),
    interim(102) + interim(102) + interim(103, 'link: </a>\r\n'),
    interim(100) + interim(199),
    interim(100).repeat(200),
  ]) {
    for (const [index, sample] of interfaces.entries()) {
      const id = `id-${server.seen.length}-${index}`;
      const body = creates.includes(sample) ? { id, task_id: id, status: 'running' } : message;
      server.play((turn) => turn.write(Buffer.concat([Buffer.from(before), answer(200, body)])));
      const reply = await post(rigged, sample);
      t.equal(reply.status, 200, `${sample.name}: ${JSON.stringify(before).slice(0, 60)}`);
      t.same(reply.json, body);
      if (creates.includes(sample)) t.match(await newestTask(stack), { state: 'running', upstream_id: id });
    }
  }
  await auditOk(t, stack);
});

t.test('interim answers may arrive in any pieces', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
  const whole = Buffer.concat([Buffer.from(interim(100) + interim(103, 'link: </a>\r\n')), answer(200, message)]);
  for (const size of [1, 2, 5, 9, 10, 24, 25, 26, 60]) {
    rigged.server.play((turn) => inPieces(turn, whole, size));
    t.match(await post(rigged, messagesJson), { status: 200, json: message }, `pieces of ${size}`);
  }
});

t.test('a body that looks like an interim answer is passed on as a body', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
  const text = `${interim(100)}and more`;
  rigged.server.play(async ({ write }) => {
    write(`HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: ${text.length}\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    write(text);
  });
  t.match(await post(rigged, messagesJson), { status: 200, text });
});

t.test('endless interim answers without a final one time out on every interface', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
  const { stack, server } = rigged;
  for (const status of [100, 102]) {
    for (const sample of interfaces) {
      const before = await moneyOf(stack);
      server.play(({ write, socket }) => {
        const timer = setInterval(() => write(interim(status)), 50);
        socket.once('close', () => clearInterval(timer));
      });
      const reply = await post(rigged, sample);
      t.match(reply, { status: 504, json: sample.timedOut }, `${sample.name}: endless ${status}`);
      if (!creates.includes(sample)) continue;
      t.match(await newestTask(stack), { state: unheard(sample) });
      t.ok((await moneyOf(stack)).held > before.held, 'the hold stays');
    }
  }
  await auditOk(t, stack);
});

t.test('polls ignore interim answers too', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
  const { stack, server } = rigged;
  const path = await running(rigged, { ...messagesJson, ...creates[1] }, 'polled');
  const done = { id: 'polled', status: 'succeeded', billedSeconds: 4 };
  server.play(({ write }) => write(Buffer.concat([Buffer.from(interim(100)), answer(200, done)])));
  t.match(await stack.call('GET', path, undefined, keyHeaders(stack.key)), { status: 200, json: done });
  t.match(await newestTask(stack), { state: 'succeeded' });
});

t.test('a protocol switch and an endless head are failures', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
  const { server } = rigged;
  server.play(({ write }) => write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'));
  t.equal((await post(rigged, messagesJson)).status, 502);
  server.play(({ write }) => write(`HTTP/1.1 100 Continue\r\n${'x: y\r\n'.repeat(10_000)}`));
  t.ok([502, 504].includes((await post(rigged, messagesJson)).status));
});

/** An upstream that accepts a request and never finishes its answer. */
import t from 'tap';
import type { Script } from '../support/fault-server.ts';
import {
  allTimeOut,
  auditOk,
  creates,
  interfaces,
  long,
  moneyOf,
  newestTask,
  officialVideo,
  post,
  rig,
  running,
  short,
  unheard,
  withTimeouts,
} from '../support/interfaces.ts';

// Tests upstreams that accept a request and do not send a valid answer.

/** Ways to accept a request and not answer with valid HTTP. */
const faults: Readonly<Record<string, Script>> = {
  'a reset after the request': ({ reset }) => reset(),
  'a close after the request': ({ end }) => end(),
  'half a head': ({ write, end }) => {
    write('HTTP/1.1 200 OK\r\ncontent-type: applica');
    end();
  },
  'half a head and a reset': ({ write, reset }) => {
    write('HTTP/1.1 200 O');
    setTimeout(reset, 20);
  },
  'text that is not HTTP': ({ write }) => write('ERR unknown command\r\n\r\n'),
  'TLS instead of HTTP': ({ write }) => write('\x15\x03\x03\x00\x02\x02\x28'),
  'headers without end': ({ write }) => write(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(200_000)}\r\n\r\n{}`),
  'a control character in a header': ({ write }) =>
    write('HTTP/1.1 200 OK\r\nx: a\x01b\r\ncontent-length: 2\r\n\r\n{}'),
  'a header without a name': ({ write }) => write('HTTP/1.1 200 OK\r\n: b\r\ncontent-length: 2\r\n\r\n{}'),
  'both lengths at once': ({ write }) =>
    write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'),
  'two lengths': ({ write }) => write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 4\r\n\r\n{}xx'),
  'another protocol': ({ write }) =>
    write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  'an invalid status': ({ write }) => write('HTTP/1.1 000 Zero\r\ncontent-length: 2\r\n\r\n{}'),
};

const rigged = await rig(t, () => {});
const { stack, server } = rigged;

for (const [fault, script] of Object.entries(faults)) {
  t.test(`${fault} gives a 502 in the envelope of the interface, and the request is sent once`, async (t) => {
    server.play(script);
    for (const sample of interfaces) {
      const before = server.seen.length;
      const reply = await post(rigged, sample);
      t.equal(reply.status, 502, sample.name);
      t.match(reply.json, sample.failed, sample.name);
      t.equal(server.seen.length - before, 1, 'the upstream saw the POST once');
    }
  });
}

for (const [fault, script] of Object.entries(faults)) {
  t.test(`a creation that ends in ${fault} keeps its hold`, async (t) => {
    server.play(script);
    for (const sample of creates) {
      const before = await moneyOf(stack);
      await post(rigged, sample);
      const task = await newestTask(stack);
      t.match(task, { state: unheard(sample), charged_nano: null, reason: /./ }, sample.name);
      const after = await moneyOf(stack);
      t.same(after.movements.slice(before.movements.length), ['hold']);
      t.equal(after.held, before.held + task.hold_nano);
      t.equal(after.charged, before.charged);
    }
    await auditOk(t, stack);
  });
}

// Tests upstreams that accept a request and do not answer in time.

t.test(
  'an upstream that accepts a request and does not answer gives a 504 in the envelope of the interface',
  async (t) => {
    const { stack, server } = await rig(t, () => {}, { config: withTimeouts(short) });
    await allTimeOut(t, { stack });
    t.equal(server.seen.length, interfaces.length, 'nothing was sent twice');
    const { tasks } = await stack.store.listTasks({ limit: 10 });
    t.same(
      tasks.map((task) => task.state).reverse(),
      creates.map(unheard),
      'the upstream may be working on what was sent',
    );
    t.same((await moneyOf(stack)).movements, ['hold', 'hold', 'hold'], 'and a time-out never releases a hold');
    t.equal(
      (await moneyOf(stack)).held,
      tasks.reduce((sum, task) => sum + task.hold_nano, 0n),
    );
    await auditOk(t, stack);
  },
);

t.test('a head that arrives byte by byte does not extend the time-out', async (t) => {
  const { stack } = await rig(
    t,
    async ({ socket }) => {
      for (const byte of 'HTTP/1.1 200 OK\r\nx-long: '.padEnd(4000, 'a')) {
        if (socket.destroyed) return;
        socket.write(byte);
        await new Promise((wake) => setTimeout(wake, 20));
      }
    },
    { config: withTimeouts(short) },
  );
  const [sample] = creates;
  if (sample === undefined) throw new Error('no interface');
  const reply = await post({ stack }, sample);
  t.equal(reply.status, 504);
  t.equal((await newestTask(stack)).state, 'unknown');
});

// Tests that an endless answer is not buffered.

/** Sends an endless body as fast as it is read. */
const endless: Script = async ({ socket, write }) => {
  write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
  const piece = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  while (!socket.destroyed) {
    if (!socket.write(piece)) await new Promise((wake) => socket.once('drain', wake).once('close', wake));
  }
};

t.test('an endless answer is not buffered: a creation keeps its hold, a poll changes nothing', async (t) => {
  const rigged = await rig(t, endless, { config: withTimeouts(long) });
  const { stack, server } = rigged;
  const made = await post(rigged, officialVideo);
  t.equal(made.status, 502);
  t.match(made.json, officialVideo.failed);
  t.equal((await newestTask(stack)).state, 'unknown');
  await server.allClosed();

  const path = await running(rigged, officialVideo, 'endless-1');
  const before = await moneyOf(stack);
  server.play(endless);
  const poll = await stack.call('GET', path);
  t.equal(poll.status, 502);
  t.match(poll.json, officialVideo.failed);
  t.equal((await newestTask(stack)).state, 'running');
  t.same(await moneyOf(stack), before);
  await auditOk(t, stack);
});

import t from 'tap';
import type { Script } from '../support/fault-server.ts';
import { auditOk, creates, interfaces, moneyOf, newestTask, post, rig, unheard } from './interfaces.ts';

/** Ways to take a request and give no answer that HTTP knows. */
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
  'no HTTP': ({ write }) => write('ERR unknown command\r\n\r\n'),
  'TLS in place of HTTP': ({ write }) => write('\x15\x03\x03\x00\x02\x02\x28'),
  'headers without end': ({ write }) => write(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(200_000)}\r\n\r\n{}`),
  'a control character in a header': ({ write }) =>
    write('HTTP/1.1 200 OK\r\nx: a\x01b\r\ncontent-length: 2\r\n\r\n{}'),
  'a header without a name': ({ write }) => write('HTTP/1.1 200 OK\r\n: b\r\ncontent-length: 2\r\n\r\n{}'),
  'both lengths at once': ({ write }) =>
    write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'),
  'two lengths': ({ write }) => write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 4\r\n\r\n{}xx'),
  'another protocol': ({ write }) =>
    write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  'a status that is none': ({ write }) => write('HTTP/1.1 000 Zero\r\ncontent-length: 2\r\n\r\n{}'),
};

const rigged = await rig(t, () => {});
const { stack, server } = rigged;

for (const [fault, script] of Object.entries(faults)) {
  t.test(`${fault} is a 502 in the envelope of the interface, and sent once`, async (t) => {
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

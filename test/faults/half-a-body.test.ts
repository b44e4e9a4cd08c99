/** Tests answers that break off inside the body. */
import t from 'tap';
import { chunk, type Script } from '../support/fault-server.ts';
import {
  auditOk,
  creates,
  generativeStream,
  messagesJson,
  moneyOf,
  newestTask,
  post,
  rawAnswer,
  rig,
  short,
  unheard,
  withTimeouts,
} from '../support/interfaces.ts';

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
/** Ways to break off inside a body whose framing states its end. */
const cuts: Readonly<Record<string, Script>> = {
  'a close within the content-length': ({ write, end }) => {
    write(`${head}content-length: 100\r\n\r\n{"id":"cut-1",`);
    setTimeout(end, 20);
  },
  'a reset within the content-length': ({ write, reset }) => {
    write(`${head}content-length: 100\r\n\r\n{"id":"cut-1",`);
    setTimeout(reset, 20);
  },
  'a close between chunks': ({ write, end }) => {
    write(`${head}transfer-encoding: chunked\r\n\r\n${chunk('{"id":"cut-1"}')}`);
    setTimeout(end, 20);
  },
  'a close within a chunk': ({ write, end }) => {
    write(`${head}transfer-encoding: chunked\r\n\r\nff\r\n{"id":"cut-1"`);
    setTimeout(end, 20);
  },
  'an invalid chunk': ({ write }) => write(`${head}transfer-encoding: chunked\r\n\r\n${chunk('{"id":')}zz\r\n}\r\n`),
  'silence within the body': ({ write }) => write(`${head}content-length: 100\r\n\r\n{"id":"cut-1",`),
};

const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
const { stack, server } = rigged;

for (const [cut, script] of Object.entries(cuts)) {
  t.test(`${cut} reaches the caller as a broken connection, never as a complete answer`, async (t) => {
    server.play(script);
    for (const sample of [messagesJson, generativeStream]) {
      const { received } = await rawAnswer(rigged, sample);
      t.notMatch(received, /\r\n0\r\n\r\n/, `${sample.name}: no last chunk`);
      const [first = '', body = ''] = received.split('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(first)?.[1];
      if (length !== undefined) t.ok(body.length < Number(length), `${sample.name}: shorter than it says`);
      t.notMatch(received, /"error"/, `${sample.name}: no error text inside a body`);
    }
  });

  t.test(`a creation whose answer ends in ${cut} keeps its hold, even if an id could be read`, async (t) => {
    server.play(script);
    for (const sample of creates) {
      const before = await moneyOf(stack);
      const seen = server.seen.length;
      const reply = await post(rigged, sample);
      t.match(reply.json, cut.startsWith('silence') ? sample.timedOut : sample.failed, sample.name);
      t.equal(reply.status, cut.startsWith('silence') ? 504 : 502);
      t.match(await newestTask(stack), { state: unheard(sample), upstream_id: null });
      t.same((await moneyOf(stack)).movements.slice(before.movements.length), ['hold']);
      t.equal(server.seen.length - seen, 1, 'sent once');
    }
    await auditOk(t, stack);
  });
}

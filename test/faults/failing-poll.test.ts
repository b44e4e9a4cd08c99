/** Tests that a failing or meaningless poll changes nothing. */
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { answer, chunk, type Script } from '../support/fault-server.ts';
import {
  auditOk,
  moneyOf,
  newestTask,
  officialVideo,
  rig,
  running,
  short,
  tokenVideo,
  unifiedVideo,
  withTimeouts,
} from '../support/interfaces.ts';

const done = '{"id":"p","task_id":"p","status":"succeeded","billedSeconds":9,"usage":{"completion_tokens":9}}';
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

/** Answers to a poll that must change nothing, and the status that the caller sees. */
const answers: Readonly<Record<string, readonly [status: number, script: Script]>> = {
  'a 404': [404, ({ reply }) => reply(404, { error: { code: 'NotFound' }, status: 'failed' })],
  'a 429': [429, ({ reply }) => reply(429, done)],
  'a 500 that reports success': [500, ({ reply }) => reply(500, done)],
  'a redirect': [302, ({ reply }) => reply(302, done)],
  'an unknown status': [200, ({ reply }) => reply(200, { status: 'SUCCEEDED' })],
  'a status with a space': [200, ({ reply }) => reply(200, { status: 'succeeded ' })],
  'a status that is a number': [200, ({ reply }) => reply(200, { status: 1 })],
  'a status that is a list': [200, ({ reply }) => reply(200, { status: ['succeeded'] })],
  'no status': [200, ({ reply }) => reply(200, { id: 'p' })],
  'a status named like a prototype member': [200, ({ reply }) => reply(200, { status: 'constructor' })],
  'a list of tasks': [200, ({ reply }) => reply(200, [{ status: 'failed' }])],
  'a text': [200, ({ reply }) => reply(200, '"succeeded"')],
  null: [200, ({ reply }) => reply(200, 'null')],
  'a page': [200, ({ reply }) => reply(200, '<html>succeeded</html>')],
  nothing: [200, ({ reply }) => reply(200, '')],
  'no content': [204, ({ write }) => write('HTTP/1.1 204 No Content\r\n\r\n')],
  'a reset': [502, ({ reset }) => reset()],
  'a final record cut off by a close': [
    502,
    ({ write, end }) => {
      write(`${head}content-length: ${done.length}\r\n\r\n${done.slice(0, -1)}`);
      end();
    },
  ],
  'a final record without the last chunk': [
    502,
    ({ write, end }) => {
      write(`${head}transfer-encoding: chunked\r\n\r\n${chunk(done)}`);
      end();
    },
  ],
  'a cut final record without a length': [
    200,
    ({ write, end }) => {
      write(`${head}connection: close\r\n\r\n${done.slice(0, -1)}`);
      end();
    },
  ],
  'half of a gzip': [
    200,
    ({ write }) => write(answer(200, gzipSync(done).subarray(0, 40), 'content-encoding: gzip\r\n')),
  ],
};

const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
const { stack, server } = rigged;
let count = 0;

for (const sample of [tokenVideo, officialVideo, unifiedVideo]) {
  t.test(`${sample.name}: a poll that fails or reports nothing changes nothing`, async (t) => {
    const path = await running(rigged, sample, `p-${++count}`);
    const task = await newestTask(stack);
    const money = await moneyOf(stack);
    for (const [name, [status, script]] of Object.entries(answers)) {
      server.play(script);
      const reply = await stack.call('GET', path);
      t.equal(reply.status, status, name);
      if (status === 502) t.match(reply.json, sample.failed, name);
      t.same(await newestTask(stack), task, name);
    }
    t.same(await moneyOf(stack), money);
    await auditOk(t, stack);
  });
}

t.test('a poll that is never answered gives a 504 and changes nothing', async (t) => {
  const path = await running(rigged, officialVideo, 'p-silent');
  const task = await newestTask(stack);
  server.play(() => {});
  const reply = await stack.call('GET', path);
  t.equal(reply.status, 504);
  t.match(reply.json, officialVideo.timedOut);
  t.same(await newestTask(stack), task);
});

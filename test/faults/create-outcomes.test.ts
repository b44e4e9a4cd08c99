/** Tests the task state and the hold after every kind of answer to a creation. */
import { brotliCompressSync, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';
import t, { type Test } from 'tap';
import { answer } from '../support/fault-server.ts';
import { auditOk, creates, type Interface, moneyOf, newestTask, post, rig, unheard } from '../support/interfaces.ts';

const rigged = await rig(t, () => {});
const { stack, server } = rigged;
let made = 0;

/** Sends a creation that the upstream answers with those bytes, and checks the task's state and money. */
async function create(t: Test, sample: Interface, bytes: Buffer, state: string) {
  server.play(({ write }) => write(bytes));
  const before = await moneyOf(stack);
  const seen = server.seen.length;
  const reply = await post(rigged, sample);
  const task = await newestTask(stack);
  t.equal(task.state, state, sample.name);
  const after = await moneyOf(stack);
  t.same(after.movements.slice(before.movements.length), state === 'failed' ? ['hold', 'release'] : ['hold']);
  t.equal(after.held - before.held, state === 'failed' ? 0n : task.hold_nano);
  t.equal(after.charged, before.charged);
  t.equal(server.seen.length - seen, 1, 'sent once');
  return { reply, task };
}

t.test("a refused creation releases its hold, and the caller gets the upstream's answer", async (t) => {
  for (const status of [400, 403, 404, 409, 422, 429]) {
    for (const sample of creates) {
      const said = `{"error":{"message":"no","code":${status}, "type":null}}`;
      const { reply } = await create(t, sample, answer(status, said), 'failed');
      t.equal(reply.status, status);
      t.equal(reply.headers.get('x-should-retry'), null, 'nothing was created, so an SDK may retry');
      t.equal(reply.text, said, 'byte for byte');
    }
  }
  await auditOk(t, stack);
});

t.test('a creation that the upstream may have accepted keeps its hold', async (t) => {
  const answers: Readonly<Record<string, Buffer>> = {
    'a 500': answer(500, { error: 'oops' }),
    'a 502 after it was accepted': answer(502, '<html>bad gateway</html>'),
    'a 503': answer(503, {}),
    'a 504': answer(504, ''),
    'a redirect': answer(307, ''),
    'a 304': Buffer.from('HTTP/1.1 304 Not Modified\r\n\r\n'),
    'no content': Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'),
    'a nonstandard status': answer(999, { id: 'nine', task_id: 'nine' }),
    'no id': answer(200, { status: 'running' }),
    'an empty id': answer(200, { id: '', task_id: '' }),
    'an id that is null': answer(200, { id: null, task_id: null }),
    'an id that is an object': answer(200, { id: {}, task_id: [] }),
    'a number beyond the precision of a double': answer(200, '{"id":12345678901234567890,"task_id":1e300}'),
    'an empty body': answer(200, ''),
    'a page': answer(200, '<html>welcome</html>', 'content-type: text/html\r\n'),
    'half of a JSON text': answer(200, '{"id":"x","task_id":"x"'),
    'an unknown encoding': answer(200, '{"id":"x","task_id":"x"}', 'content-encoding: own\r\n'),
  };
  for (const [name, bytes] of Object.entries(answers)) {
    await t.test(name, async (t) => {
      for (const sample of creates) {
        const { reply, task } = await create(t, sample, bytes, unheard(sample));
        t.ok(task.reason, 'the task states a reason');
        t.equal(reply.headers.get('x-should-retry'), 'false', 'SDKs must not retry');
        t.equal(
          reply.status,
          Number(/ (\d+) /.exec(bytes.toString('latin1'))?.[1]),
          'the answer is passed on unchanged',
        );
      }
    });
  }
  await auditOk(t, stack);
});

t.test('an id that the upstream has used before starts no task', async (t) => {
  for (const sample of creates) {
    const id = `twice-${++made}`;
    const bytes = answer(200, { id, task_id: id });
    await create(t, sample, bytes, 'running');
    await create(t, sample, bytes, unheard(sample));
  }
  await auditOk(t, stack);
});

t.test('an id is read from an answer that was compressed unasked, and the bytes are passed on unchanged', async (t) => {
  for (const sample of creates) {
    for (const [encoding, encode] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
      ['zstd', zstdCompressSync],
      ['deflate', deflateRawSync],
      ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
    ] as const) {
      const id = `encoded-${++made}`;
      const text = `{ "id": "${id}", "task_id": "${id}" }`;
      const { reply, task } = await create(
        t,
        sample,
        answer(200, encode(text), `content-encoding: ${encoding}\r\n`),
        'running',
      );
      t.equal(task.upstream_id, id);
      t.equal(reply.headers.get('content-encoding'), encoding);
      t.equal(reply.text, text);
    }
  }
});

t.test('a decompression bomb is not unpacked, and the creation keeps its hold', async (t) => {
  for (const sample of creates) {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
    const bytes = answer(200, bomb, 'content-encoding: gzip\r\n');
    server.play(({ write }) => write(bytes));
    await stack.call('POST', sample.path, sample.body);
    t.equal((await newestTask(stack)).state, 'unknown', sample.name);
    break;
  }
});

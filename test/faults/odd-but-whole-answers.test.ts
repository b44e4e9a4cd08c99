/** Tests unusual but valid framing of answers. */
import t from 'tap';
import { answer, chunk, type Script } from '../support/fault-server.ts';
import { long, messagesJson, newestTask, officialVideo, post, rig, withTimeouts } from '../support/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;
const said = (index: number) => `{"id":"odd-${index}"}`;

/** Unusual but valid HTTP answers. */
const answers: Readonly<Record<string, Script>> = {
  'byte by byte': async ({ socket, index }) => {
    socket.setNoDelay(true);
    for (const byte of answer(200, said(index))) {
      socket.write(Buffer.of(byte));
      await new Promise((wake) => setImmediate(wake));
    }
  },
  'chunks of one byte': ({ write, index }) => {
    const body = [...said(index)].map(chunk).join('');
    write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body}0\r\n\r\n`);
  },
  'chunk extensions and trailers': ({ write, index }) => {
    const body = chunk(said(index)).replace('\r\n', ';a=b\r\n');
    write(`HTTP/1.1 200 OK\r\ntrailer: x-t\r\ntransfer-encoding: chunked\r\n\r\n${body}0\r\nx-t: 1\r\n\r\n`);
  },
  'early hints before it': ({ write, index }) => {
    write('HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n');
    write(answer(200, said(index)));
  },
  'a close right after the last byte': ({ write, end, index }) => {
    write(answer(200, said(index)));
    end();
  },
  'an announced close': ({ write, end, index }) => {
    write(answer(200, said(index), 'connection: close\r\n'));
    end();
  },
  'HTTP/1.0': ({ write, end, index }) => {
    write(answer(200, said(index)).toString('latin1').replace('HTTP/1.1', 'HTTP/1.0'));
    end();
  },
  'more bytes than its length': ({ write, index }) => {
    write(answer(200, said(index)));
    write(answer(200, '{"id":"poison"}'));
  },
  'no reason phrase': ({ write, index }) =>
    write(answer(200, said(index)).toString('latin1').replace('200 Said', '200 ')),
};

for (const [name, script] of Object.entries(answers)) {
  t.test(`${name}: every request gets its own complete answer`, async (t) => {
    server.play(script);
    for (let n = 0; n < 5; n++) {
      for (const sample of [messagesJson, officialVideo]) {
        const next = server.seen.length;
        const reply = await post(rigged, sample);
        t.equal(reply.status, 200, sample.name);
        t.equal(reply.text, said(next), sample.name);
        if (sample === officialVideo)
          t.match(await newestTask(stack), { state: 'running', upstream_id: `odd-${next}` });
      }
    }
  });
}

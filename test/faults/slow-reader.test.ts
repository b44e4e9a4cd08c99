/** Tests back-pressure: callers who read slowly or not at all. */
import t from 'tap';
import { chunk, streamHead } from '../support/fault-server.ts';
import { generativeStream, long, messagesStream, rawPost, rig, withTimeouts } from '../support/interfaces.ts';
import { type RawCaller, rawCaller } from '../support/raw-caller.ts';
import { sample } from '../support/sample.ts';

const total = sample(32, 50) * 1024 * 1024;
/** The most that the socket buffers of all three parties hold together, with a margin. */
const bound = 24 * 1024 * 1024;
const piece = chunk(`data: ${'x'.repeat(64 * 1024)}\n\n`);

/** Counts the bytes up to the last chunk without keeping them; calls `sip` after each piece. */
async function readToEnd(caller: RawCaller, sip?: () => Promise<void>): Promise<number> {
  let received = 0;
  let tail = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  caller.socket.removeAllListeners('data');
  caller.socket.on('data', (text: string) => {
    received += text.length;
    tail = (tail + text).slice(-5);
    if (tail === '0\r\n\r\n') resolve();
    else void sip?.();
  });
  caller.socket.resume();
  await promise;
  return received;
}

for (const stream of [messagesStream, generativeStream]) {
  t.test(
    `${stream.name}: a caller who does not read stops the upstream, and gets every byte when it reads again`,
    async (t) => {
      let written = 0;
      let stalled: () => void = () => {};
      const stall = new Promise<void>((resolve) => {
        stalled = resolve;
      });
      const rigged = await rig(
        t,
        async ({ socket, write }) => {
          write(streamHead);
          while (written < total) {
            written += piece.length;
            if (socket.write(piece)) continue;
            // No byte was read for this long: the back-pressure has reached the upstream.
            const timer = setTimeout(stalled, 500);
            await new Promise((wake) => socket.once('drain', wake));
            clearTimeout(timer);
          }
          write('0\r\n\r\n');
        },
        { config: withTimeouts(long) },
      );
      const caller = await rawCaller(rigged.stack.url, rawPost(rigged, stream));
      caller.socket.pause();
      await stall;
      t.ok(written < bound, `${written} bytes were taken from the upstream`);
      t.ok((await readToEnd(caller)) >= total);
      caller.leave();
    },
  );
}

t.test('a stream that breaks while its caller does not read still ends', async (t) => {
  const rigged = await rig(t, async ({ socket, write, reset }) => {
    write(streamHead);
    for (let n = 0; n < 100; n++) write(piece);
    setTimeout(reset, 200);
    socket.resume();
  });
  const caller = await rawCaller(rigged.stack.url, rawPost(rigged, messagesStream));
  caller.socket.pause();
  await rigged.server.allClosed();
  caller.socket.resume();
  await caller.untilEnded();
  t.notMatch(caller.received.slice(-10), '0\r\n\r\n', 'and not cleanly');
});

t.test('a caller who often pauses causes no listener leak', async (t) => {
  const warnings: string[] = [];
  const warn = (warning: Error) => void warnings.push(warning.name);
  process.on('warning', warn);
  t.teardown(() => process.off('warning', warn));
  const rigged = await rig(
    t,
    async ({ socket, write }) => {
      write(streamHead);
      for (let written = 0; written < 40 * 1024 * 1024; written += piece.length) {
        if (!socket.write(piece)) await new Promise((wake) => socket.once('drain', wake));
      }
      write('0\r\n\r\n');
    },
    { config: withTimeouts(long) },
  );
  const caller = await rawCaller(rigged.stack.url, rawPost(rigged, messagesStream));
  await readToEnd(caller, async () => {
    caller.socket.pause();
    await new Promise((wake) => setTimeout(wake, 2));
    caller.socket.resume();
  });
  caller.leave();
  t.same(warnings, []);
});

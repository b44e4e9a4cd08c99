import t from 'tap';
import { rawCaller } from '../http/raw-caller.ts';
import { chunk, streamHead } from '../support/fault-server.ts';
import { generativeStream, long, messagesStream, rawPost, rig, withTimeouts } from './wires.ts';

const total = 50 * 1024 * 1024;
/** What the sockets of the three parties may hold between them, and a little. */
const bound = 24 * 1024 * 1024;
const piece = chunk(`data: ${'x'.repeat(64 * 1024)}\n\n`);

for (const wire of [messagesStream, generativeStream]) {
  t.test(`${wire.name}: a caller who does not read stops the upstream, and gets every byte when it does`, async (t) => {
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
          // Nobody has taken a byte for this long: the back-pressure has come all the way.
          const timer = setTimeout(stalled, 500);
          await new Promise((wake) => socket.once('drain', wake));
          clearTimeout(timer);
        }
        write('0\r\n\r\n');
      },
      { config: withTimeouts(long) },
    );
    const caller = await rawCaller(rigged.stack.url, rawPost(rigged, wire));
    caller.socket.pause();
    await stall;
    t.ok(written < bound, `${written} bytes were taken from the upstream`);
    let received = 0;
    caller.socket.removeAllListeners('data');
    caller.socket.on('data', (text: string) => {
      received += text.length;
    });
    let tail = '';
    caller.socket.on('data', (text: string) => {
      tail = (tail + text).slice(-5);
    });
    caller.socket.resume();
    while (tail !== '0\r\n\r\n') await new Promise((wake) => setTimeout(wake, 5));
    t.ok(received >= total);
    caller.leave();
  });
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
  t.notMatch(caller.received.slice(-10), '0\r\n\r\n', 'and never cleanly');
});

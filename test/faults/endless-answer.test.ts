/** Tests that an endless answer is not buffered. */
import t from 'tap';
import type { Script } from '../support/fault-server.ts';
import { auditOk, long, moneyOf, newestTask, officialVideo, post, rig, running, withTimeouts } from './interfaces.ts';

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

/**
 * Callers without a proxy that connect again at once while the only gateway stops: every request that they could send is answered, and
 * the gateway stops however many there are.
 */
import { connect } from 'node:net';
import t from 'tap';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';
import { reconnectingCallers } from './reconnecting.ts';

// The gateway closes its listener after 50 ms without a new connection. A loaded machine that pauses the callers for longer, between the
// end of one connection and the next one, makes a stop lose some. So two clean stops of three are enough: without the wait, a stop loses
// 30 of 32.
t.test('no connection is lost when the listener closes', async (t) => {
  const stops: (readonly string[])[] = [];
  for (let stop = 1; stop <= 3; stop += 1) {
    const stack = await startStack({ config: edited(shippedText, ['drain: { ', 'drain: { lame_duck: 300ms, ']) });
    t.teardown(stack.close);
    const { refused } = await reconnectingCallers(stack.url, stack.key, 32);
    await stack.drain();
    await stack.stop();
    const seen = await refused;
    t.equal(seen.refused, 32, 'until every caller was refused');
    stops.push(seen.lost);
  }
  const lossy = stops.filter((lost) => lost.length > 0);
  t.ok(lossy.length <= 1, JSON.stringify(lossy));
});

t.test('a gateway to which a connection comes in every turn of the event loop stops', async (t) => {
  const stack = await startStack();
  t.teardown(stack.close);
  const port = Number(new URL(stack.url).port);
  let isOpen = true;
  const dial = () => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => {
      isOpen = false;
    });
    if (isOpen) setImmediate(dial);
  };
  dial();
  await stack.stop();
  await t.rejects(fetch(stack.url), 'no caller can connect');
});

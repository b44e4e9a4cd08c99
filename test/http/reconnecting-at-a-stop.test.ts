/**
 * Callers without a proxy that connect again at once while the only gateway stops: every request that they could send is answered, and
 * the gateway stops however many there are.
 */
import { connect } from 'node:net';
import t from 'tap';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';
import { reconnectingCallers } from './reconnecting.ts';

t.test('no connection is lost when the listener closes', async (t) => {
  const config = edited(shippedText, ['drain: { ', 'drain: { lame_duck: 300ms, ']);
  const stack = await startStack({ config });
  t.teardown(stack.close);
  const { refused } = await reconnectingCallers(stack.url, stack.key, 32);
  await stack.drain();
  await stack.stop();
  const seen = await refused;
  t.same(seen.lost, []);
  t.equal(seen.refused, 32, 'until every caller was refused');
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

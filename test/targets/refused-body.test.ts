/** The rest of a refused answer, which still arrives while the next target answers, is no part of that answer and of its bill. */
import t from 'tap';
import { auditOk } from '../faults/interfaces.ts';
import { answered, targetRig } from './rig.ts';

t.setTimeout(600_000);

/** 3 tokens of input and 5 of output of chat-small. */
const price_nano = 3n * 7_200n + 5n * 36_000n;

t.test('bytes of the refused answer do not reach the meter of the next one', async (t) => {
  const text = JSON.stringify(answered);
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n`;
  const rig = await targetRig(t, async ({ write }) => {
    write(head + text.slice(0, -4));
    await later(300);
    write(text.slice(-4));
  });
  rig.a.play(async ({ write }) => {
    write('HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n{"error');
    await later(150);
    write('": 0}');
  });
  const reply = await rig.chat();
  t.equal(reply.status, 200);
  t.strictSame(reply.json, answered);
  await rig.stack.stop();
  const wallet = await rig.stack.store.wallet(rig.stack.account);
  t.equal(1_000_000_000_000n - (wallet?.posted_nano ?? 0n), price_nano, 'charged by the reported usage');
  await auditOk(t, rig.stack);
});

function later(delay_ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, delay_ms));
}

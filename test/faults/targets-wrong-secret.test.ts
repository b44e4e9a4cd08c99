/** A target refuses a credential or a body. */
import pino from 'pino';
import t from 'tap';
import type { Script } from '../support/fault-server.ts';
import { auditOk, moneyOf } from '../support/interfaces.ts';
import { answered, targetRig } from '../support/targets.ts';

// A target with a wrong secret harms no caller: its requests move on, its circuit opens, and the operator sees which one it is.

t.setTimeout(600_000);

const theirs = { error: { code: 'AuthenticationError', message: 'The API key in the request is missing or invalid' } };
const refuses: Script = ({ reply }) => reply(401, theirs);
const works: Script = ({ request, reply }) =>
  request.target.includes('/messages') ? reply(200, answered) : reply(200, { task_id: 'up-1', status: 'running' });

t.test('every chat is answered by the other target, and soon the first one gets no more requests', async (t) => {
  const logged: { readonly upstream?: string; readonly target?: string }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const rig = await targetRig(t, works, { stack: { log } });
  rig.a.play(refuses);
  for (let i = 0; i < 20; i += 1) t.equal((await rig.chat()).status, 200);
  t.strictSame(rig.posts(), [5, 20], 'the circuit opens after five failures in a row');
  const page = await rig.stack.metrics.text();
  const a = 'upstream="messages",target="a"';
  for (const line of [
    `tollgate_target_up{${a}} 0`,
    `tollgate_upstream_credential_refused_total{${a},status="401"} 5`,
    `tollgate_upstream_responses_total{${a},status="401"} 5`,
    `tollgate_upstream_failures_total{${a},code="CREDENTIAL_REFUSED"} 5`,
    `tollgate_target_moves_total{${a},reason="credential_refused"} 5`,
    'tollgate_upstream_responses_total{upstream="messages",target="b",status="200"} 20',
  ])
    t.match(page, `${line}\n`);
  t.equal(logged.length, 5);
  t.match(logged[0], { upstream: 'messages', target: 'a' });
  await auditOk(t, rig.stack);
});

t.test('a creation goes to the other target and is held once', async (t) => {
  const rig = await targetRig(t, works);
  rig.a.play(refuses);
  t.equal((await rig.create()).status, 200);
  t.strictSame(rig.posts(), [1, 1]);
  t.match((await rig.stack.store.listTasks({ limit: 2 })).tasks, [{ state: 'running', target: 'b' }]);
  t.match(await moneyOf(rig.stack), { movements: ['hold'] });
  await auditOk(t, rig.stack);
});

t.test('if all targets refuse, the caller gets an error of the upstream and pays nothing', async (t) => {
  const rig = await targetRig(t, refuses);
  for (const reply of [await rig.chat(), await rig.create()]) {
    t.equal(reply.status, 502);
    t.notMatch(reply.text, 'API key');
  }
  t.match(await moneyOf(rig.stack), { movements: ['hold', 'release'], held: 0n, charged: 0n });
  await auditOk(t, rig.stack);
});

t.test('a 403 may concern the request: it is passed on and does not count against the target', async (t) => {
  const rig = await targetRig(t, works);
  rig.a.play(({ reply }) => reply(403, theirs));
  const statuses = [];
  for (let i = 0; i < 20; i += 1) statuses.push((await rig.chat()).status);
  t.strictSame([...new Set(statuses)].toSorted(), [200, 403]);
  t.strictSame(rig.posts(), [10, 10]);
});

// The rest of a refused answer, which still arrives while the next target answers, is no part of that answer and of its bill.

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

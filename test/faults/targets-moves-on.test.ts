/** A request goes to the next target only if it surely was not sent, or was refused with a listed status; it is paid once. */
import t, { type Test } from 'tap';
import { refusingUrl, type Script } from '../support/fault-server.ts';
import { auditOk, moneyOf } from '../support/interfaces.ts';
import { answered, keyOf, type TargetOptions, type TargetRig, targetRig } from '../support/targets.ts';

t.setTimeout(600_000);

const busy = { error: { code: 'ServerOverloaded', message: 'later' } };
const works: Script = ({ request, reply }) =>
  request.target.includes('/messages') ? reply(200, answered) : reply(200, { task_id: 'up-1', status: 'running' });

/** A gateway whose target a does as it is told, and whose target b works. The first request goes to a. */
async function rigged(t: Test, does: Script, options?: TargetOptions): Promise<TargetRig> {
  const rig = await targetRig(t, works, options);
  rig.a.play(does);
  return rig;
}

async function charged({ stack }: TargetRig): Promise<bigint> {
  await stack.stop();
  const wallet = await stack.store.wallet(stack.account);
  return 1_000_000_000_000n - (wallet?.posted_nano ?? 0n);
}

/** 3 tokens of input and 5 of output of chat-small. */
const price_nano = 3n * 7_200n + 5n * 36_000n;

const moves: readonly { readonly name: string; readonly does: Script; readonly options?: TargetOptions }[] = [
  { name: 'a 429', does: ({ reply }) => reply(429, busy) },
  ...[429, 401].map((status) => ({
    name: `the head of a ${status} whose body does not come`,
    does: ({ write }: Parameters<Script>[0]) => write(`HTTP/1.1 ${status} No\r\ncontent-length: 9\r\n\r\n{`),
    options: { upstream: { timeout: { idle: '2s' } } },
  })),
  { name: 'a listed 503', does: ({ reply }) => reply(503, busy), options: { upstream: { move_on: [503] } } },
  { name: 'a refused credential', does: ({ reply }) => reply(401, busy) },
];

for (const { name, does, options = {} } of moves) {
  t.test(`after ${name} a chat goes to the next target, and is paid once`, async (t) => {
    const rig = await rigged(t, does, options);
    const reply = await rig.chat();
    t.equal(reply.status, 200);
    t.strictSame(reply.json, answered, 'the answer of the second target, and nothing of the first');
    t.strictSame(rig.posts(), [1, 1]);
    const sent = [rig.a, rig.b].map(({ seen }) => new Map(seen[0]?.headers).get('x-api-key'));
    t.strictSame(sent, [keyOf('a'), keyOf('b')], 'each gets its own credential, and no other');
    t.strictSame(rig.a.seen[0]?.body, rig.b.seen[0]?.body, 'the same bytes');
    t.equal(await charged(rig), price_nano);
    await auditOk(t, rig.stack);
  });
}

t.test('after a refused connection a chat goes to the next target', async (t) => {
  const rig = await targetRig(t, works, { urls: { a: refusingUrl } });
  t.equal((await rig.chat()).status, 200);
  t.strictSame(rig.posts(), [0, 1]);
  t.match(
    await rig.stack.metrics.text(),
    'tollgate_target_moves_total{upstream="messages",target="a",reason="unsent"} 1',
  );
  t.equal(await charged(rig), price_nano);
});

const stays: readonly {
  readonly name: string;
  readonly does: Script;
  readonly status: number;
  readonly options?: TargetOptions;
}[] = [
  { name: 'a reset before the first byte', does: ({ reset }) => reset(), status: 502 },
  {
    name: 'a reset within the head',
    does: ({ write, reset }) => {
      write('HTTP/1.1 200 OK\r\ncontent-');
      setTimeout(reset, 20);
    },
    status: 502,
  },
  { name: 'no answer in time', does: () => {}, status: 504, options: { upstream: { timeout: { headers: '250ms' } } } },
  { name: 'a 503 that is not listed', does: ({ reply }) => reply(503, busy), status: 503 },
  { name: 'a 500', does: ({ reply }) => reply(500, busy), status: 500 },
  { name: 'a 400', does: ({ reply }) => reply(400, busy), status: 400 },
];

for (const { name, does, status, options } of stays) {
  t.test(`after ${name} no other target gets the request`, async (t) => {
    const rig = await rigged(t, does, options);
    t.equal((await rig.chat()).status, status);
    t.strictSame(rig.posts(), [1, 0]);
    t.equal((await rig.create()).status, status);
    t.strictSame(rig.posts(), [2, 0], 'nor a creation, at another upstream whose turn begins with a');
  });
}

t.test('a stream moves on before its head, and never after it', async (t) => {
  const rig = await rigged(t, ({ write, reset }) => {
    write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n');
    setTimeout(reset, 50);
  });
  await t.rejects(rig.chat({ stream: true }), 'the stream breaks off');
  t.strictSame(rig.posts(), [1, 0]);
});

t.test('the last refusal is passed on when no target is left', async (t) => {
  const rig = await targetRig(t, ({ reply }) => reply(429, busy, 'retry-after: 7\r\n'));
  const reply = await rig.chat();
  t.equal(reply.status, 429);
  t.strictSame(reply.json, busy);
  t.equal(reply.headers.get('retry-after'), '7');
  t.strictSame(rig.posts(), [1, 1], 'each target got it once');
});

t.test('a creation goes to the next target, and the task is stored with that one', async (t) => {
  const nothing_made = [{ status: ['4xx'] }, { status: [503], at: '/error/code', in: ['ServerOverloaded'] }];
  const refusals: readonly [Script, TargetOptions][] = [
    [({ reply }) => reply(429, busy), {}],
    [({ reply }) => reply(503, busy), { upstream: { move_on: [503] }, kind: { nothing_made } }],
  ];
  for (const [does, options] of refusals) {
    const rig = await rigged(t, does, options);
    const reply = await rig.create();
    t.equal(reply.status, 200);
    t.equal(reply.json.task_id, 'up-1');
    t.strictSame(rig.posts(), [1, 1]);
    const [task] = (await rig.stack.store.listTasks({ limit: 2 })).tasks;
    t.match(task, { state: 'running', upstream: 'c', target: 'b', upstream_id: 'up-1' });
    t.match(await moneyOf(rig.stack), { movements: ['hold'] }, 'held once');
    await auditOk(t, rig.stack);
  }
});

t.test('a creation after a 503 that does not prove that nothing was made stays', async (t) => {
  const rig = await rigged(t, ({ reply }) => reply(503, busy), { upstream: { move_on: [503] } });
  t.equal((await rig.create()).status, 503);
  t.strictSame(rig.posts(), [1, 0]);
  const [task] = (await rig.stack.store.listTasks({ limit: 2 })).tasks;
  t.match(task, { state: 'review', target: 'a' });
});

t.test('a creation that no target takes is released', async (t) => {
  const rig = await targetRig(t, ({ reply }) => reply(429, busy));
  t.equal((await rig.create()).status, 429);
  t.strictSame(rig.posts(), [1, 1]);
  t.match(await moneyOf(rig.stack), { movements: ['hold', 'release'], held: 0n, charged: 0n });
  const [task] = (await rig.stack.store.listTasks({ limit: 2 })).tasks;
  t.match(task, { state: 'failed', target: 'b' });
});

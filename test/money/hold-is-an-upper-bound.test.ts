/** For every body that a request schema accepts, the cost of the rendered result is at most the hold. */
import t from 'tap';
import type { Task } from '../../src/ledger/store/store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import fc from '../support/fc.ts';
import { newestTask } from '../support/interfaces.ts';
import { film, tasksPath, tokenBody, unifiedPath } from '../support/requests.ts';
import { sample } from '../support/sample.ts';
import { startStack } from '../support/stack.ts';

const stack = await startStack({ balance: '900000000' });
t.teardown(() => stack.close());

const runs = Number(process.env.RUNS ?? sample(30, 60));
const resolutions = ['480p', '720p', '1080p', '4k'] as const;
const ratios = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9'] as const;

const flagNames = ['resolution', 'rs', 'ratio', 'rt', 'duration', 'dur', 'framespersecond', 'fps', 'RS', 'Dur', 'seed'];
const flagValues = [
  ...resolutions,
  ...ratios,
  '8k',
  '4K',
  '720P',
  '1',
  '3',
  '4',
  '5',
  '15',
  '15.0',
  '16',
  '-1',
  '-2',
  '0',
];
const flag = fc
  .tuple(
    fc.constantFrom(...flagNames),
    fc.oneof(
      fc.constantFrom(...flagValues, '60', '120', '1e1', '0xf', ''),
      fc.integer({ min: -3, max: 20 }).map(String),
    ),
    fc.constantFrom(' ', '  ', '\n', '='),
  )
  .map(([name, value, between]) => `--${name}${between}${value}`);
const text = fc
  .tuple(fc.array(flag, { maxLength: 4 }), fc.constantFrom('', ' and a kite'))
  .map(([flags, after]) => `a kite [instant] ${flags.join(' ')}${after}`);

/** A video that is measured, or one that cannot be read and is billed as the longest that an upstream accepts. */
const reference = fc.oneof(
  fc.constantFrom(2, 2.09, 5, 5.02, 7.5, 12.1).map((seconds) => film(stack, seconds)),
  fc.integer({ min: 2, max: 15 }).map((seconds) => `${stack.sandbox.url}/nothing.mp4?seconds=${seconds}`),
);
const content = fc
  .tuple(fc.array(text, { minLength: 1, maxLength: 2 }), fc.array(reference, { maxLength: 3 }))
  .map(([texts, references]) => [
    ...texts.map((said) => ({ type: 'text', text: said })),
    ...references.map((url) => ({ type: 'video_url', video_url: { url }, role: 'reference_video' })),
  ]);
const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom<T | null>(...values, null), { nil: undefined });

const token = fc.record({
  model: fc.constant('vidgen-2.0'),
  content,
  duration: optional([-1, 4, 5, 11, 15]),
  resolution: optional(resolutions),
  ratio: optional([...ratios, 'adaptive']),
  frames: optional([29, 57, 289]),
  framespersecond: optional([1, 24, 60]),
  service_tier: optional(['default', 'flex']),
  draft: optional([true, false]),
});
const official = fc.record({
  model: fc.constantFrom('k', 'c', 's', 'z', 'r').map((family) => `${family}/vidgen-2.0`),
  content,
  duration: fc.integer({ min: 4, max: 15 }),
  resolution: optional(resolutions),
  ratio: optional([...ratios, 'adaptive']),
});

/** Creates the task and polls it to its end; undefined if the request is refused. */
async function rendered(
  path: string,
  body: object,
): Promise<{ task: Task; record: Record<string, unknown> } | undefined> {
  // A member that is undefined is left out.
  const made = await stack.call('POST', path, body);
  if (made.status >= 400) return undefined;
  await stack.call('GET', `${path}/${made.json.id ?? made.json.task_id}`);
  const task = await newestTask(stack);
  if (task.state !== 'succeeded') throw new Error(`${task.state}: ${task.reason} ${JSON.stringify(body)}`);
  return { task, record: JSON.parse(task.record ?? '{}') };
}

function mustHold(task: Task, body: object): void {
  if ((task.charged_nano ?? 0n) <= task.hold_nano) return;
  throw new Error(`held ${task.hold_nano}, charged ${task.charged_nano} for ${JSON.stringify(body)}`);
}

t.test('a flag that the upstream ignores holds what the upstream makes instead', async (t) => {
  for (const value of ['1', '3', '16', '0', '-2']) {
    const found = await rendered(tasksPath, tokenBody({ resolution: '480p' }, `a kite [instant] --dur ${value}`));
    t.match(found?.task.facts, { duration: '5' }, value);
    t.ok((found?.task.charged_nano ?? 0n) > 0n);
    t.ok((found?.task.charged_nano ?? 0n) <= (found?.task.hold_nano ?? 0n), value);
  }
  t.match((await rendered(tasksPath, tokenBody({}, 'a kite [instant] --dur -1')))?.task.facts, { seconds: '15' });
});

t.test('twenty such requests are not admitted on the money for one', async (t) => {
  const other = await stack.newAccount('short', '10');
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      stack.call('POST', tasksPath, tokenBody({}, 'a kite [instant] --dur 1'), {
        authorization: `Bearer ${other.key}`,
      }),
    ),
  );
  t.equal(replies.filter(({ status }) => status === 200).length, 1, '5.39 each');
});

t.test('tokens: the hold is never less than the charge, at the price of the rendered video', async (t) => {
  let admitted = 0;
  await fc.assert(
    fc.asyncProperty(token, async (body) => {
      const found = await rendered(tasksPath, body);
      if (found === undefined) return;
      admitted++;
      const { task, record } = found;
      mustHold(task, body);
      if (record.resolution !== task.facts?.resolution) throw new Error(`rendered in ${record.resolution}`);
      const tier = record.draft === true ? 'draft' : record.service_tier;
      if (tier !== task.facts?.tier) throw new Error(`rendered as ${tier}`);
    }),
    { numRuns: runs },
  );
  t.ok(admitted > runs / 10, `${admitted} of ${runs} were admitted`);
});

t.test('seconds in the official format: the same', async (t) => {
  let admitted = 0;
  await fc.assert(
    fc.asyncProperty(official, async (body) => {
      const found = await rendered(tasksPath, body);
      if (found === undefined) return;
      admitted++;
      mustHold(found.task, body);
      const { resolution } = found.record;
      if (resolution !== found.task.facts?.resolution) throw new Error(`rendered in ${resolution}`);
    }),
    { numRuns: runs },
  );
  t.ok(admitted > runs / 10, `${admitted} of ${runs} were admitted`);
});

t.test('seconds in the unified format are charged as held', async (t) => {
  for (const family of ['k', 'c', 's', 'z', 'r']) {
    for (const duration of [undefined, 4, 15]) {
      const references = [{ type: 'video', url: film(stack, 5.02) }];
      const body = { model: `${family}/vidgen-2.0`, prompt: 'a kite [instant]', duration, references };
      const found = await rendered(unifiedPath(family), body);
      t.equal(found?.task.charged_nano, found?.task.hold_nano, `${family} ${duration}`);
    }
  }
});

t.test('a lower service tier costs less, and a preview has its own price', async (t) => {
  const price = async (more: object) => (await rendered(tasksPath, tokenBody(more)))?.task.price_nano;
  t.equal(await price({}), 46n * NANO);
  t.equal(await price({ service_tier: null, draft: null }), 46n * NANO);
  t.equal(await price({ service_tier: 'default', draft: false }), 46n * NANO);
  t.equal(await price({ service_tier: 'flex' }), 23n * NANO);
  t.equal(await price({ draft: true }), 32_200_000_000n);
  t.equal(await price({ draft: true, service_tier: 'flex' }), 32_200_000_000n);
  const refused = await stack.call('POST', tasksPath, tokenBody({ service_tier: 'free' }));
  t.equal(refused.status, 400);
});

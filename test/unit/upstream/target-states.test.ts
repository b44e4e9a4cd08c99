/** Requests are spread over targets by weight, tiers are used in order, and states outlive the plan that they were made with. */
import t from 'tap';
import type { TargetChoice, UpstreamPlan, UpstreamTarget } from '../../../src/plan.ts';
import { type Picked, TargetStates } from '../../../src/upstream/target-states.ts';
import { upstreamPlan } from '../admission/plans.ts';

function upstream(name: string, weights: Readonly<Record<string, number>>): UpstreamPlan {
  const targets = Object.entries(weights).map(([target, weight]): UpstreamTarget => {
    const address = { origin: 'http://127.0.0.1:1', base_path: '', credential: undefined };
    return { name: target, shown: target, weight, ...address };
  });
  return { ...upstreamPlan(name), targets, target: targets[0] };
}

function choice(...upstreams: readonly UpstreamPlan[]): TargetChoice {
  return upstreams.map((each) => ({ upstream: each, targets: each.targets }));
}

function states() {
  const clock = { now_ms: 0 };
  return { clock, all: new TargetStates({ now: () => clock.now_ms, jitter: () => 0.5 }) };
}

const nameOf = (picked: Picked | undefined) => picked && `${picked.upstream.name}/${picked.target.name}`;

/** Lets requests to the target fail until its circuit opens. */
function breakDown(all: TargetStates, picked: Picked | undefined): void {
  if (picked === undefined) throw new Error('nothing was picked');
  for (let n = 0; n < picked.upstream.health.failures; n += 1) all.end(picked, picked.state.health.take(), 'failure');
}

t.test('shares are exact after as many requests as the weights add up to, without bursts', (t) => {
  const { all } = states();
  const tiers = choice(upstream('u', { a: 5, b: 1, c: 1 }));
  const picked = Array.from({ length: 7 }, () => all.pick(tiers, [])?.target.name);
  t.strictSame(picked, ['a', 'a', 'b', 'a', 'c', 'a', 'a'], 'as nginx does');
  const counts = new Map<string, number>();
  for (let n = 0; n < 700; n += 1) {
    const name = all.pick(tiers, [])?.target.name ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  t.strictSame(Object.fromEntries(counts), { a: 500, b: 100, c: 100 });
  t.end();
});

t.test('targets that were tried are left out, and a later tier is used only when an earlier one has none left', (t) => {
  const { all } = states();
  const tiers = choice(upstream('first', { a: 1, b: 1 }), upstream('second', { a: 1 }));
  const tried: UpstreamTarget[] = [];
  const seen: (string | undefined)[] = [];
  for (let n = 0; n < 4; n += 1) {
    const picked = all.pick(tiers, tried);
    seen.push(nameOf(picked));
    if (picked !== undefined) tried.push(picked.target);
  }
  t.strictSame(seen, ['first/a', 'first/b', 'second/a', undefined]);
  t.equal(all.pick(tiers, [])?.upstream.name, 'first', 'the next request begins with the first tier again');
  t.end();
});

t.test('an open target is left out, and its state outlives the plan', (t) => {
  const { all, clock } = states();
  const before = choice(upstream('u', { a: 1, b: 1 }));
  breakDown(all, all.pick(before, []));
  const reloaded = choice(upstream('u', { a: 1, b: 1, c: 0 }), upstream('v', { a: 1 }));
  const picked = Array.from({ length: 3 }, () => nameOf(all.pick(reloaded, [])));
  t.strictSame(picked, ['u/b', 'u/b', 'u/b'], 'u/a is still open, and v/a has nothing to do with it');
  t.strictSame([...all.shown()].slice(0, 2), [
    ['u', 'a', false],
    ['u', 'b', true],
  ]);
  clock.now_ms = 5_000;
  t.strictSame(new Set([nameOf(all.pick(reloaded, [])), nameOf(all.pick(reloaded, []))]), new Set(['u/a', 'u/b']));
  t.end();
});

t.test('the wait is that of the target that is ready first', (t) => {
  const { all } = states();
  const tiers = choice(upstream('u', { a: 1, b: 1 }));
  t.equal(all.wait_ms(tiers), 0);
  const [a, b] = [all.pick(tiers, []), all.pick(tiers, [])];
  breakDown(all, a);
  if (b !== undefined) all.backOff(b, 3_600_000);
  t.equal(all.pick(tiers, []), undefined);
  t.equal(all.wait_ms(tiers), 5_000, 'a is tried again after 5 s; b was cooled for no longer than the longest pause');
  t.end();
});

/** The circuit breaker of one target: what opens it, how one trial closes it, and how long each pause is. */
import t from 'tap';
import type { HealthPlan } from '../../../src/plan.ts';
import { type Shown, TargetHealth } from '../../../src/upstream/target-health.ts';

const plan: HealthPlan = {
  failures: 3,
  ratio: 50,
  requests: 10,
  window_ms: 1_000,
  open_ms: 100,
  longest_ms: 350,
  slow_ms: undefined,
};

/** A target whose requests begin and end at once. */
function target(jitter = 0.5) {
  const health = new TargetHealth();
  return {
    health,
    ask: (shown: Shown, now_ms: number) => health.end(health.take(), shown, now_ms, plan, jitter),
    wait: (now_ms: number) => health.wait_ms(now_ms, plan),
    isUp: (now_ms: number) => health.isUp(now_ms, plan),
  };
}

t.test('failures in a row open it; a success between them does not count', (t) => {
  const { ask, wait, isUp } = target();
  for (const shown of ['failure', 'failure', 'success', 'failure', 'failure', 'none'] as const)
    t.equal(ask(shown, 0), undefined);
  t.equal(wait(0), 0);
  t.equal(ask('failure', 0), 'opened');
  t.equal(wait(0), 100);
  t.equal(isUp(99), false);
  t.end();
});

t.test('the ratio of failures opens it, but only after enough requests within the window', (t) => {
  const few = target();
  for (let n = 0; n < 4; n += 1) t.strictSame([few.ask('failure', 0), few.ask('success', 0)], [undefined, undefined]);
  t.equal(few.ask('failure', 0), undefined, 'the ninth request');
  t.equal(few.ask('success', 0), undefined);
  t.equal(few.ask('failure', 0), 'opened', '6 of 11');
  const old = target();
  for (let n = 0; n < 5; n += 1) t.strictSame([old.ask('failure', 0), old.ask('success', 0)], [undefined, undefined]);
  t.equal(old.ask('failure', 2_000), undefined, 'what is two windows old does not count');
  t.end();
});

t.test('after the pause one request tries it; others wait until that has ended', (t) => {
  const { health, ask, wait, isUp } = target();
  for (let n = 0; n < 3; n += 1) ask('failure', 0);
  t.equal(wait(100), 0);
  const trial = health.take();
  t.equal(trial.isProbe, true);
  t.ok(wait(100) > 0, 'no second trial at the same time');
  t.equal(health.end(trial, 'none', 101, plan, 0.5), undefined, 'its caller left: nothing was seen');
  t.equal(wait(101), 0, 'so the next request tries it');
  t.equal(isUp(101), false);
  t.equal(ask('success', 102), 'closed');
  t.equal(isUp(102), true);
  t.equal(ask('failure', 103), undefined, 'earlier failures are forgotten');
  t.end();
});

t.test('each failed trial doubles the pause, up to the longest', (t) => {
  const { ask, wait } = target();
  for (let n = 0; n < 3; n += 1) ask('failure', 0);
  const pauses = [];
  for (let now_ms = 100; pauses.length < 4; ) {
    t.equal(ask('failure', now_ms), 'opened');
    pauses.push(wait(now_ms));
    now_ms += wait(now_ms);
  }
  t.strictSame(pauses, [200, 350, 350, 350]);
  t.end();
});

t.test('a request that began before it opened proves nothing', (t) => {
  const { health, ask, wait } = target();
  const [slow, slower] = [health.take(), health.take()];
  for (let n = 0; n < 3; n += 1) ask('failure', 0);
  t.equal(health.end(slow, 'success', 50, plan, 0.5), undefined);
  t.equal(health.end(slower, 'failure', 60, plan, 0.5), undefined);
  t.equal(wait(60), 40, 'neither closes it nor opens it for longer');
  t.end();
});

t.test('the jitter spreads a pause by a quarter in both directions', (t) => {
  for (const [jitter, pause_ms] of [
    [0, 75],
    [0.999, 125],
  ] as const) {
    const { ask, wait } = target(jitter);
    for (let n = 0; n < 3; n += 1) ask('failure', 0);
    t.equal(wait(0), pause_ms);
  }
  t.end();
});

t.test('the upstream may ask for a pause, which no success ends', (t) => {
  const { health, ask, wait, isUp } = target();
  health.backOff(40, 0);
  health.backOff(10, 0);
  t.equal(ask('success', 1), undefined);
  t.equal(wait(1), 39);
  t.equal(isUp(39), false);
  t.equal(isUp(40), true);
  t.end();
});

t.test('a pause that was set before the clock was set back does not last', (t) => {
  const { ask, wait } = target();
  for (let n = 0; n < 3; n += 1) ask('failure', 10_000);
  t.equal(wait(0), 0);
  t.end();
});

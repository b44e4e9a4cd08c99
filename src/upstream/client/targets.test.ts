/** The targets of an upstream: health, state and credentials. */
import t from 'tap';
import { upstreamPlan } from '../../../test/support/admission/plans.ts';
import { planWith } from '../../../test/support/credential-rig.ts';
import type { HealthPlan, TargetChoice, UpstreamPlan, UpstreamTarget } from '../../plan/index.ts';
import { TargetCredentials } from './target-credentials.ts';
import { type Shown, TargetHealth } from './target-health.ts';
import { mergeUses, type Picked, TargetStates } from './target-states.ts';

t.test(
  'The circuit breaker of one target: what opens it, how one trial closes it, and how long each pause is',
  async (t) => {
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
      for (let n = 0; n < 4; n += 1)
        t.strictSame([few.ask('failure', 0), few.ask('success', 0)], [undefined, undefined]);
      t.equal(few.ask('failure', 0), undefined, 'the ninth request');
      t.equal(few.ask('success', 0), undefined);
      t.equal(few.ask('failure', 0), 'opened', '6 of 11');
      const enough = target();
      for (const shown of ['success', 'failure', 'success', 'failure', 'success', 'failure', 'success'] as const)
        t.equal(enough.ask(shown, 0), undefined);
      t.equal(enough.ask('success', 1_500), undefined);
      t.equal(enough.ask('failure', 1_500), undefined);
      t.equal(enough.ask('failure', 1_500), 'opened', '5 of 10, with those of the window before');
      const old = target();
      for (let n = 0; n < 5; n += 1)
        t.strictSame([old.ask('failure', 0), old.ask('success', 0)], [undefined, undefined]);
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
  },
);

t.test(
  'Requests are spread over targets by weight, tiers are used in order, and states outlive the plan that they were made with',
  async (t) => {
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
      for (let n = 0; n < picked.upstream.health.failures; n += 1)
        all.end(picked, picked.state.health.take(), 'failure');
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

    t.test(
      'targets that were tried are left out, and a later tier is used only when an earlier one has none left',
      (t) => {
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
      },
    );

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
      t.equal(
        all.wait_ms(tiers),
        5_000,
        'a is tried again after 5 s; b was cooled for no longer than the longest pause',
      );
      t.end();
    });
  },
);

t.test('Targets with the same credential share it, also across reloads, until no configuration has it', async (t) => {
  const auth =
    '{ oauth2: { token_url: http://127.0.0.1:1/token, client_id: gateway, client_secret: { env: CLIENT_SECRET } } }';

  /** A new compilation: the upstream with the credential, and how a request is addressed to it. */
  function compiled(secret: string) {
    const plan = planWith('http://127.0.0.1:1', auth, { CLIENT_SECRET: secret });
    const upstream = plan.upstreams.get('messages') as UpstreamPlan;
    if (upstream.target === undefined) throw new Error('the upstream is off');
    return { upstream, target: upstream.target };
  }

  t.test('a credential outlives a configuration', async (t) => {
    const credentials = new TargetCredentials({
      now: Date.now,
      failed: () => {},
      send: () => Promise.reject(new Error('nothing is sent here')),
    });
    const [first, same, other] = [compiled('one'), compiled('one'), compiled('two')];
    const bound = credentials.of(first);
    t.ok(bound);
    t.equal(credentials.of(same), bound);
    t.not(credentials.of(other), bound, 'another secret');
    credentials.keepOnly([same.upstream]);
    t.equal(credentials.of(same), bound);
    credentials.keepOnly([other.upstream]);
    t.not(credentials.of(same), bound, 'it was forgotten');
  });
});

t.test('Threads together: a target takes requests if all say so, and has the newest failure', async (t) => {
  const failed = (at_ms: number, reason: string) => ({ at_ms, reason });
  const merged = mergeUses([
    [
      ['u', 'a', true, failed(2, 'newer')],
      ['u', 'b', true, undefined],
    ],
    [
      ['u', 'a', false, failed(1, 'older')],
      ['u', 'b', true, failed(3, 'only')],
    ],
  ]);
  t.same(merged, [
    ['u', 'a', false, failed(2, 'newer')],
    ['u', 'b', true, failed(3, 'only')],
  ]);
});

/** A request counts for its target's health after its caller has left: a target that hangs opens its circuit. */
import t from 'tap';
import type { Turn } from '../support/fault-server.ts';
import { auditOk, keyHeaders } from '../support/interfaces.ts';
import { until } from '../support/stack.ts';
import { answered, type TargetRig, targetRig } from '../support/targets.ts';

/** A gateway with a clock, whose target a holds every request. */
async function held(health: object) {
  const clock = { now_ms: Date.UTC(2026, 10, 22) };
  const rig = await targetRig(t, ({ reply }) => reply(200, answered), {
    upstream: { health },
    stack: { now: () => clock.now_ms },
  });
  const turns: Turn[] = [];
  rig.a.play((turn) => void turns.push(turn));
  return { rig, clock, turns };
}

/** Sends requests until target a gets one, and leaves then. Resolves when the gateway drains the answer. */
async function leave({ stack, a }: TargetRig, beforehand = () => {}): Promise<void> {
  const { count } = stack.services.drains;
  const leaving = new AbortController();
  const { length } = a.seen;
  const body = JSON.stringify({ model: 'chat-small', max_tokens: 100, messages: [{ role: 'user', content: 'hello' }] });
  const headers = { ...keyHeaders(stack.key), 'content-type': 'application/json' };
  const ask = () => fetch(`${stack.url}/v1/messages`, { method: 'POST', headers, body, signal: leaving.signal });
  const asked = ask().then(ask);
  await a.sawRequests(length + 1);
  beforehand();
  leaving.abort();
  await asked.catch(() => {});
  await drains(stack, count + 1);
}

async function drains(stack: TargetRig['stack'], count: number): Promise<void> {
  await until(
    () => Promise.resolve(stack.services.drains.count),
    (now) => now === count,
  );
}

const takes = ({ stack }: TargetRig) =>
  [...stack.services.targets.shown()].find(([upstream, target]) => upstream === 'messages' && target === 'a')?.[2];

async function shows(rig: TargetRig, isUp: boolean): Promise<void> {
  await until(
    () => Promise.resolve(takes(rig)),
    (shown) => shown === isUp,
  );
}

t.test('a drained answer shows what one shows that is heard', async (t) => {
  const { rig, clock, turns } = await held({ failures: 1, open: '5s' });
  await leave(rig);
  t.equal(takes(rig), true, 'leaving is no failure');
  turns[0]?.reset();
  await shows(rig, false);
  clock.now_ms += 10_000;
  await leave(rig);
  turns[1]?.reply(200, answered);
  await shows(rig, true);
  await auditOk(t, rig.stack);
});

t.test('a target that was silent for `slow` has failed when the caller leaves, and fails only once', async (t) => {
  const { rig, clock, turns } = await held({ failures: 2, slow: '30s' });
  await leave(rig, () => {
    clock.now_ms += 29_999;
  });
  await leave(rig, () => {
    clock.now_ms += 30_000;
  });
  turns[1]?.reset();
  await drains(rig.stack, 1);
  await leave(rig, () => {
    clock.now_ms += 29_999;
  });
  t.equal(takes(rig), true, 'one failure');
  await leave(rig, () => {
    clock.now_ms += 30_000;
  });
  t.equal(takes(rig), false);
  await auditOk(t, rig.stack);
});

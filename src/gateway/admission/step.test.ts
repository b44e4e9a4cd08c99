/** Tests how a list of steps runs: order, waiting, what steps make, failures, early end and branches. */
import t from 'tap';
import { branchPlan } from '../../../test/support/admission/plans.ts';
import { HANDLED, type Run, runSteps, StepList, type StepName } from './step.ts';

class Marked {
  failure: unknown = undefined;
  branch = undefined;
  readonly ran: StepName[] = [];
  model: string | undefined = undefined;
}

const list = new StepList<Marked>((name, run) => (exchange) => {
  exchange.ran.push(name);
  return run(exchange);
});

const nothing = (): Promise<void> | undefined => undefined;
const fails = () => {
  throw new Error('no');
};
const later = () => new Promise<void>((resolve) => setImmediate(resolve));

t.test('steps run in order, and synchronously if none returns a promise', async (t) => {
  const exchange = new Marked();
  t.equal(runSteps(exchange, list.step('receive', nothing).step('parse', nothing).step('forward', nothing)), undefined);
  t.same(exchange.ran, ['receive', 'parse', 'forward']);
});

t.test('the next step waits for the promise of the one before', async (t) => {
  const exchange = new Marked();
  const steps = list.step('receive', later).step('parse', nothing).step('hold', later).step('forward', nothing);
  const running = runSteps(exchange, steps);
  t.same(exchange.ran, ['receive']);
  await running;
  t.same(exchange.ran, ['receive', 'parse', 'hold', 'forward']);
});

t.test('a step gets what earlier steps have made, at once or later', async (t) => {
  for (const wait of [nothing, later]) {
    const exchange = new Marked();
    const seen: string[] = [];
    const make: Run<Marked, { readonly model: string }> = () => wait()?.then(() => ({ model: 'm' })) ?? { model: 'm' };
    await runSteps(
      exchange,
      list.step('model', make).step('quote', ({ model }) => void seen.push(model.toUpperCase())),
    );
    t.same([seen, exchange.model], [['M'], 'm']);
  }
});

t.test('a failure, thrown or rejected, ends the list, but not that of an attempt', async (t) => {
  for (const failing of [fails, () => later().then(fails)]) {
    const exchange = new Marked();
    const steps = list
      .step('hold', nothing)
      .attempt('forward', failing)
      .step('charge', failing)
      .step('record', nothing);
    await runSteps(exchange, steps);
    t.same(exchange.ran, ['hold', 'forward', 'charge']);
    t.match(exchange.failure, { message: 'no' });
  }
});

t.test('after `HANDLED` no further step runs', async (t) => {
  const ends: readonly Run<Marked>[] = [() => HANDLED, () => later().then((): typeof HANDLED => HANDLED)];
  for (const end of ends) {
    const exchange = new Marked();
    await runSteps(exchange, list.step('replay', end).step('parse', nothing));
    t.same(exchange.ran, ['replay']);
    t.equal(exchange.failure, undefined);
  }
});

t.test('after the step `branch` the steps of the chosen branch run', async (t) => {
  const exchange = new Marked();
  const [first, second] = [branchPlan('first'), branchPlan('second')];
  const steps = list.step('receive', nothing).fork(
    () => ({ branch: second }),
    [first, second],
    (branch, rest) => (branch === first ? rest.step('hold', nothing) : rest.step('forward', nothing)),
  );
  await runSteps(exchange, steps);
  t.same(exchange.ran, ['receive', 'branch', 'forward']);
});

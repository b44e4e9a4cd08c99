/** Tests how a list of steps runs: order, waiting, failures, early end and replaced lists. */
import t from 'tap';
import { finalStep, over, type Run, runSteps, type Step, type StepName, step } from '../../src/admission/step.ts';

interface Marked {
  steps: readonly Step<Marked>[];
  failure: unknown;
  readonly ran: StepName[];
}

function begin(...steps: readonly Step<Marked>[]): Marked {
  return { steps, failure: undefined, ran: [] };
}

const mark = (name: StepName, then: Run<Marked> = () => {}, make = step<Marked>): Step<Marked> =>
  make(name, (exchange) => {
    exchange.ran.push(name);
    return then(exchange);
  });

const fails = () => {
  throw new Error('no');
};
const later = () => new Promise<void>((resolve) => setImmediate(resolve));

t.test('steps run in order, and synchronously if none returns a promise', async (t) => {
  const exchange = begin(mark('receive'), mark('parse'), mark('forward'));
  t.equal(runSteps(exchange), undefined);
  t.same(exchange.ran, ['receive', 'parse', 'forward']);
});

t.test('the next step waits for the promise of the one before', async (t) => {
  const exchange = begin(mark('receive', later), mark('parse'), mark('hold', later), mark('forward'));
  const running = runSteps(exchange);
  t.same(exchange.ran, ['receive']);
  await running;
  t.same(exchange.ran, ['receive', 'parse', 'hold', 'forward']);
});

t.test('after a failure, thrown or rejected, only the final steps run', async (t) => {
  for (const failing of [fails, () => later().then(fails)]) {
    const exchange = begin(
      mark('hold'),
      mark('forward', failing),
      mark('answer'),
      mark('charge', later, finalStep),
      mark('record', () => {}, finalStep),
    );
    await runSteps(exchange);
    t.same(exchange.ran, ['hold', 'forward', 'charge', 'record']);
    t.match(exchange.failure, { message: 'no' });
  }
});

t.test('after `over` no further step runs', async (t) => {
  const ends: readonly Run<Marked>[] = [() => over, () => later().then((): typeof over => over)];
  for (const end of ends) {
    const exchange = begin(mark('replay', end), mark('parse'));
    await runSteps(exchange);
    t.same(exchange.ran, ['replay']);
    t.equal(exchange.failure, undefined);
  }
});

t.test('a step may replace its list with a longer one', async (t) => {
  const exchange = begin(
    mark('branch', (exchange) => {
      exchange.steps = [...exchange.steps, mark('forward')];
    }),
  );
  runSteps(exchange);
  t.same(exchange.ran, ['branch', 'forward']);
});

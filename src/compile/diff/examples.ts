/** Runs the documented examples of both plans, and finds those whose price or outcome differs. */
import { dryRun } from '../../admission/dry-run.ts';
import { formatNano, NANO, type Nano } from '../../lang/amount.ts';
import type { ExamplePlan, ForwardRoute, Plan } from '../../plan.ts';
import { type Change, percentOf } from './change.ts';

type ExampleChange = Extract<Change, { change: 'example' }>;

/** @param pause lets other work run between two examples. */
export async function diffExamples(
  old: Plan,
  next: Plan,
  pause: () => Promise<unknown>,
): Promise<readonly ExampleChange[]> {
  const changes: ExampleChange[] = [];
  for (const [route, before, after] of sharedRoutes(old, next)) {
    const examples = new Map([...before.examples, ...after.examples].map((each) => [each.name, each]));
    for (const example of examples.values()) {
      const was = outcomeOf(old, before, example);
      const is = outcomeOf(next, after, example);
      if (was.words !== is.words) {
        const percent =
          was.hold_nano === undefined || is.hold_nano === undefined ? null : percentOf(was.hold_nano, is.hold_nano);
        changes.push({ change: 'example', route, example: example.name, old: was.words, new: is.words, percent });
      }
      await pause();
    }
  }
  return changes;
}

/** Forwarding routes with the same method and path. */
function* sharedRoutes(
  old: Plan,
  next: Plan,
): Iterable<readonly [name: string, old: ForwardRoute, next: ForwardRoute]> {
  for (const after of next.routes) {
    if (after.action !== 'forward') continue;
    const before = old.routes.find(({ method, path }) => method === after.method && path === after.path);
    if (before?.action === 'forward') yield [after.name, before, after];
  }
}

interface Outcome {
  /** `1.84`, or the kind of the refusal. */
  readonly words: string;
  readonly hold_nano?: Nano;
}

function outcomeOf(plan: Plan, route: ForwardRoute, { body, params }: ExamplePlan): Outcome {
  const { found, refusal } = dryRun(plan, route, {
    rawBody: Buffer.from(body),
    contentType: 'application/json',
    params,
    price_factor_nano: NANO,
    evenOff: true,
  });
  if (refusal !== undefined) return { words: `refused: ${refusal.kind}` };
  const { quote } = found;
  return quote === undefined
    ? { words: 'not held' }
    : { words: formatNano(quote.hold_nano), hold_nano: quote.hold_nano };
}

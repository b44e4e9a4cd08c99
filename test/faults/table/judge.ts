/** The rules that every cell of the fault table must keep. */
import { parseNano } from '../../../src/lib/money/amount.ts';
import type { Cell, Outcome } from './play.ts';

/** The `cap` of the chat rules in the shipped configuration. */
const shipped_cap = 50n;

/** The broken rules, in words; empty if none. */
export function problemsOf({ fault, column }: Cell, outcome: Outcome): readonly string[] {
  const { seen, state, held_nano, charged_nano, movements, anomaly, sent } = outcome;
  const problems: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) problems.push(what);
  };
  must(sent <= 1, `sent ${sent} times`);
  must(seen?.status !== 500 || fault.name === 'answers 500', 'a 500 of the gateway');
  if (seen?.end === 'none') must(fault.broken, 'the caller got no answer');
  if (seen?.status !== undefined && seen.status < 300 && fault.broken) {
    // An event stream that is delimited only by the close can still end with an error event.
    const hasErrorEvent = seen.end === 'closed' && seen.isEvent && seen.error !== undefined;
    must(seen.end === 'cut' || hasErrorEvent, 'a clean end of a broken answer');
  }
  if (anomaly !== undefined) {
    const most = fault.beyondHold ? shipped_cap : 1n;
    must(
      parseNano(anomaly.amount) <= most * parseNano(anomaly.hold),
      `charged ${anomaly.amount}, held ${anomaly.hold}`,
    );
  }
  if (fault.beyondHold !== true) must(!movements.includes('overage'), 'charged more than was held');
  must(held_nano >= 0n && charged_nano >= 0n, 'a hold or charge below zero');
  if (column.group === 'chat') {
    must(held_nano === 0n, 'a hold is left');
    if (seen?.status !== undefined && seen.status >= 300) must(charged_nano === 0n, 'an error is charged');
  }
  if (column.group === 'creation') {
    must(charged_nano === 0n, 'charged for a creation');
    const expected: readonly (string | undefined)[] = {
      yes: ['running'],
      maybe: ['unknown', 'review'],
      no: ['failed', undefined],
    }[fault.made];
    must(expected.includes(state), `the task is ${state}, although the upstream created it: ${fault.made}`);
    must(held_nano > 0n === (fault.made !== 'no'), `${held_nano} is held`);
  }
  if (column.group === 'poll') {
    if (seen?.status !== undefined && seen.status >= 300) must(state === 'running', `an error made the task ${state}`);
    if (fault.made !== 'yes' && fault.section !== 'Another answer than expected')
      must(state === 'running' && charged_nano === 0n, `an incomplete answer made the task ${state}`);
    must(held_nano > 0n === (state === 'running' || state === 'review'), `${state}, and ${held_nano} is held`);
  }
  return problems;
}

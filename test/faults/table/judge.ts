/** What must hold in every cell, whatever the fault. */
import { parseNano } from '../../../src/lang/amount.ts';
import type { Cell, Outcome } from './play.ts';

/** `cap` of the chat rules in the shipped configuration. */
const shipped_cap = 50n;

/** What is wrong, in words; empty where nothing is. */
export function problemsOf({ fault, column }: Cell, outcome: Outcome): readonly string[] {
  const { seen, state, held_nano, charged_nano, movements, doubt, sent } = outcome;
  const problems: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) problems.push(what);
  };
  must(sent <= 1, `sent ${sent} times`);
  must(seen?.status !== 500 || fault.name === 'answers 500', 'a 500 of the gateway');
  if (seen?.end === 'none') must(fault.broken, 'the caller heard nothing');
  if (seen?.status !== undefined && seen.status < 300 && fault.broken) {
    // Where only the close delimits an answer, an event stream can still say that it broke off.
    const isTold = seen.end === 'closed' && seen.isEvent && seen.error !== undefined;
    must(seen.end === 'cut' || isTold, 'a clean end of a broken answer');
  }
  if (doubt !== undefined) {
    const most = fault.beyondHold ? shipped_cap : 1n;
    must(parseNano(doubt.amount) <= most * parseNano(doubt.hold), `charged ${doubt.amount}, held ${doubt.hold}`);
  }
  if (fault.beyondHold !== true) must(!movements.includes('overage'), 'charged more than was held');
  must(held_nano >= 0n && charged_nano >= 0n, 'a hold or charge below zero');
  if (column.group === 'chat') {
    must(held_nano === 0n, 'a hold is left');
    if (seen?.status !== undefined && seen.status >= 300) must(charged_nano === 0n, 'an error is charged');
  }
  if (column.group === 'creation') {
    must(charged_nano === 0n, 'charged before it was made');
    const expected: readonly (string | undefined)[] = {
      yes: ['running'],
      maybe: ['unknown', 'review'],
      no: ['failed', undefined],
    }[fault.made];
    must(expected.includes(state), `the task is ${state}, and the upstream has made it: ${fault.made}`);
    must(held_nano > 0n === (fault.made !== 'no'), `${held_nano} is held`);
  }
  if (column.group === 'poll') {
    if (seen?.status !== undefined && seen.status >= 300) must(state === 'running', `an error made the task ${state}`);
    if (fault.made !== 'yes' && fault.section !== 'Another answer than expected')
      must(state === 'running' && charged_nano === 0n, `an answer that is not whole made the task ${state}`);
    must(held_nano > 0n === (state === 'running' || state === 'review'), `${state}, and ${held_nano} is held`);
  }
  return problems;
}

/** Creates a task: from the exchange to the phases of `tasks/create/`, and from what they return to an answer. */
import { Refusal } from '../../refusal.ts';
import { type Dispatched, dispatchCreation } from '../../tasks/create/dispatch.ts';
import { type Creation, type HeldCreation, openCreation } from '../../tasks/create/open.ts';
import { type Recorded, recordCreation } from '../../tasks/create/record.ts';
import type { Answer } from '../../upstream/collect.ts';
import { type Exchange, noRetry, type Services } from '../exchange.ts';
import { replayClaim } from './idempotency.ts';
import { insufficientFunds } from './insufficient-funds.ts';
import { passOn } from './send.ts';

/** @throws Refusal insufficient_funds, conflict, idempotency_mismatch, overloaded; UpstreamFailure. */
export async function createTask(exchange: Exchange, creation: Creation, services: Services): Promise<void> {
  const held = await hold(exchange, creation, services);
  if (held === undefined) return;
  const dispatched = await dispatch(exchange, held, services);
  const recorded = await record(exchange, held, dispatched, services);
  answerCreation(exchange, dispatched, recorded);
}

/** @returns undefined when the answer of an earlier request with the same idempotency key was given. */
export async function hold(
  exchange: Exchange,
  creation: Creation,
  services: Services,
): Promise<HeldCreation | undefined> {
  const opened = await openCreation(creation, services);
  switch (opened.outcome) {
    case 'held':
      exchange.notes.task = opened.held.task;
      return opened.held;
    case 'repeated':
      passOn(exchange, replayClaim(opened.earlier, services));
      return undefined;
    case 'insufficient_funds':
      throw insufficientFunds(exchange, opened.wallet, creation.quote.hold_nano, services);
  }
}

export async function dispatch(exchange: Exchange, held: HeldCreation, services: Services): Promise<Dispatched> {
  // Whatever fails from here on leaves an unknown outcome, unless the contrary is proved.
  exchange.notes.unknown_outcome = true;
  const dispatched = await dispatchCreation(held, services);
  exchange.notes.unknown_outcome = dispatched.outcome === 'unknown' || dispatched.outcome === 'created';
  return dispatched;
}

export async function record(
  exchange: Exchange,
  held: HeldCreation,
  dispatched: Dispatched,
  services: Services,
): Promise<Recorded> {
  const recorded = await recordCreation(held, dispatched, services);
  exchange.notes.unknown_outcome = recorded === 'unknown';
  return recorded;
}

/** @throws Refusal overloaded, UpstreamFailure where there is no answer to pass on. */
export function answerCreation(exchange: Exchange, dispatched: Dispatched, recorded: Recorded): void {
  if ('answer' in dispatched) {
    const { answer } = dispatched;
    passOn(exchange, recorded === 'unknown' ? { ...answer, headers: withoutRetry(answer) } : answer);
    return;
  }
  if (dispatched.failure !== undefined) throw dispatched.failure;
  throw new Refusal('overloaded', 'the gateway was held up, and sent nothing; try again');
}

/** An SDK that sends such a creation again by itself would have a second job made. */
function withoutRetry({ headers }: Answer): readonly string[] {
  const kept = headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== noRetry[0]);
  return [...kept, ...noRetry];
}

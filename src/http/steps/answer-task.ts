/** Answers a creation with the upstream's own answer. */
import { given } from '../../admission/request-state.ts';
import { Refusal } from '../../refusal.ts';
import type { Answer } from '../../upstream/collect.ts';
import { passOn } from '../answer.ts';
import { type Exchange, noRetry } from '../exchange.ts';

/** @throws Refusal overloaded, UpstreamFailure where there is no answer to pass on. */
export function answerTask(exchange: Exchange): void {
  const dispatched = given(exchange.dispatched, 'dispatched');
  if ('answer' in dispatched) {
    const { answer } = dispatched;
    passOn(exchange, exchange.error_headers === noRetry ? withoutRetry(answer) : answer);
    return;
  }
  if (dispatched.failure !== undefined) throw dispatched.failure;
  throw new Refusal('overloaded', 'the gateway was held up, and sent nothing; try again');
}

/** An SDK that sends such a creation again by itself would have a second job made. */
function withoutRetry(answer: Answer): Answer {
  const { headers } = answer;
  const kept = headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== noRetry[0]);
  return { ...answer, headers: [...kept, ...noRetry] };
}

/** Answers a creation with the upstream's answer. */
import { given } from '../../admission/request-state.ts';
import { Refusal } from '../../refusal.ts';
import type { Answer } from '../../upstream/collect.ts';
import { passOn } from '../answer.ts';
import { type Exchange, NO_RETRY } from '../exchange.ts';

/** The step `answer`. @throws Refusal overloaded or UpstreamFailure if there is no answer. */
export function answerTask(exchange: Exchange): void {
  const dispatched = given(exchange.dispatched, 'dispatched');
  if ('answer' in dispatched) {
    const { answer } = dispatched;
    passOn(exchange, exchange.may_retry ? answer : forbidRetry(answer));
    return;
  }
  if (dispatched.failure !== undefined) throw dispatched.failure;
  throw new Refusal('overloaded', 'the gateway was held up, and sent nothing; try again');
}

/** The answer with the header that stops SDKs from automatic retries. */
function forbidRetry(answer: Answer): Answer {
  const { headers } = answer;
  const kept = headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== NO_RETRY[0]);
  return { ...answer, headers: [...kept, ...NO_RETRY] };
}

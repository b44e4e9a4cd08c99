/** Answers with the upstream's whole answer. */
import { given } from '../../admission/request-state.ts';
import { passOn } from '../answer.ts';
import type { Exchange } from '../exchange.ts';

/** The step `answer`. */
export function answerWhole(exchange: Exchange): void {
  passOn(exchange, given(exchange.answer, 'answer'));
}

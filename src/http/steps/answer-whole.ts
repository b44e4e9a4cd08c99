/** Answers with the upstream's own answer, which was taken whole. */
import { given } from '../../admission/request-state.ts';
import { passOn } from '../answer.ts';
import type { Exchange } from '../exchange.ts';

export function answerWhole(exchange: Exchange): void {
  passOn(exchange, given(exchange.answer, 'answer'));
}

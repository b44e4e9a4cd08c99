/** Answers with the upstream's own answer, which was taken whole. */
import { set } from '../../admission/request-state.ts';
import { passOn } from '../answer.ts';
import type { Exchange } from '../exchange.ts';

export function answerWhole(exchange: Exchange): void {
  passOn(exchange, set(exchange.answer, 'answer'));
}

/**
 * The door to the kinds of facts and of usage counts: what compiles, checks and plays them. `limits/kinds.ts` is a door of its own, because
 * operators and commands write limits too, and load no facts.
 */
export { pointers } from './counts/kind.ts';
export { compileCount, isAlone, isDecimal, PLAIN, zeroCounts } from './counts/kinds.ts';
export { factValue } from './facts/fact-values.ts';
export { type DefaultPlan, type FactReader, isOf } from './facts/kind.ts';
export { answeredFacts, isAnswerFact } from './facts/kinds/answer.ts';
export { at } from './facts/kinds/at.ts';
export { count } from './facts/kinds/count.ts';
export { isEarlier } from './facts/kinds/earlier.ts';
export { fits } from './facts/kinds/fits.ts';
export { limit } from './facts/kinds/limit.ts';
export { fileKey, media } from './facts/kinds/media.ts';
export { factKind } from './facts/kinds.ts';

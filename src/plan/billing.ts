/** The rules of money, compiled: quotes, settlements and meters. */
import type { Nano } from '../lang/amount.ts';
import type { BlankFacts, CelFunction, FactPlan } from './facts.ts';
import type { PriceUnit } from './models.ts';
import type { CountPlan, UsageReading } from './usage.ts';

export interface BillingPlan {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly facts: readonly FactPlan[];
  readonly blank?: BlankFacts | undefined;
  /** An upper bound of the units. */
  readonly hold: CelFunction;
  /** What a success is charged: the upstream's own count where it is given, else the expression, computed at creation. */
  readonly actual: { readonly at: ((answer: unknown) => unknown) | undefined; readonly otherwise: CelFunction };
  /** How many times the held units the upstream's own count is believed, in nano; undefined: any count is. */
  readonly cap_nano?: Nano | undefined;
}

/**
 * Counts what a metered request used, off its answer, and prices it by class (input, output, …). The price table's one fact
 * is named `class`.
 */
export interface MeterPlan {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly facts: readonly FactPlan[];
  readonly blank?: BlankFacts | undefined;
  /** An upper bound of the units of each class: over the facts, `body`, `request_bytes` and `text_bytes`. */
  readonly hold: readonly ClassUnits[];
  /** Numbers in a JSON answer, in an element of a JSON array, or in the data of an event: the last one that is there holds. */
  readonly counts: readonly CountPlan[];
  /** The units of each class, over the counts by name (int, 0 where the answer told none). */
  readonly charge: readonly ClassUnits[];
  /** What an answer without usage costs, and the estimate for one that is cut before its final counts. */
  readonly untold: UntoldPlan;
  /** A value other than null at one of them says that the counts are final; undefined: they are when the answer ended whole. */
  readonly final: readonly (readonly string[])[] | undefined;
  /** A value other than null at one of them says, where the answer tells no usage, that it failed. */
  readonly failed: readonly (readonly string[])[] | undefined;
  /** How many times the hold reported counts are believed; 10^9 is once. */
  readonly cap_nano: Nano;
  /** Every class that is held, charged or estimated, each once: all of them need a price. */
  readonly classes: readonly string[];
  /**
   * `counts`, `final` and `failed`, made ready to be read off an answer. What a function gives is not frozen with the plan:
   * frozen maps and lists are read slower.
   */
  readonly reading: () => UsageReading;
}

export type UntoldPlan =
  | { readonly as: 'hold' }
  | { readonly as: 'free' }
  /** Over the facts, `request_bytes`, `answer_bytes`, `is_stream` and `has_usage`. */
  | { readonly as: 'units'; readonly units: readonly EstimatedUnits[] };

export interface ClassUnits {
  readonly class: string;
  readonly units: CelFunction;
}

export interface EstimatedUnits extends ClassUnits {
  /** The expression, for people. */
  readonly text: string;
}

/** A played example, and a mistake that it shows. */

import type { ExamplePlan, RoutePlan } from '../../plan/index.ts';
import type { Played } from '../examples/play.ts';
import type { Path } from '../read/position.ts';

export interface PlayedExample {
  readonly route: RoutePlan;
  readonly example: ExamplePlan;
  readonly place: Path;
  readonly played: Played;
}

export interface ExampleFinding {
  readonly at: Path;
  /** The difference from the expected outcome. */
  readonly difference: string;
  readonly hint: string;
  readonly on?: 'key' | undefined;
}

/** The remedy if it is not known which of the two is wrong. */
export const EXAMPLE_OR_RULES = 'correct the example or the rules';

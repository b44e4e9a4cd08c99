/** What a kind of limit is made of. `kinds/` has one file per kind; `kinds.ts` lists them. */

import type { KeySchema } from '../../lib/json/key-schema.ts';
import type { Nano } from '../../lib/money/amount.ts';
import type { LimitRule } from '../../plan/index.ts';

/** A whole number, or an amount of money. Both are written as text or as a number in the configuration, and as text on the command line. */
export type LimitValue = number | Nano;

/** What a request uses, as far as it is known: the upper bound of its quote before it is sent, its usage after the answer. */
export interface RequestUse {
  /** Undefined: it is not metered, or nothing was used. */
  readonly tokens: number | undefined;
  readonly body_bytes: number;
}

export type Count =
  /**
   * What a request uses is taken before it is sent, and corrected when it ends. It counts until the window ends, which begins with its
   * first request; without a window, until the request ends. A fixed number is the same for each request; undefined: the request does
   * not count.
   */
  | {
      readonly by: 'use';
      readonly window_ms: number | undefined;
      readonly use: number | ((request: RequestUse) => number | undefined);
    }
  /** Unfinished tasks. Decided with the hold. */
  | { readonly by: 'open_task' }
  /** Charges and open holds in a calendar period. Decided with the hold. */
  | { readonly by: 'spending'; readonly period: 'day' | 'month' };

export interface LimitKind<Value extends LimitValue = LimitValue> {
  /** Its key in the configuration, on the command line, in headers and in metrics. */
  readonly name: string;
  readonly schema: KeySchema;
  /** Undefined if the text is not valid. @throws AmountError for an amount that is not valid. */
  parse(text: string): Value | undefined;
  /** The value as operators write it. */
  format(value: LimitValue): string;
  /** What follows the value in a refusal: `60/min requests`. */
  readonly words: string;
  /** Why such a limit cannot count this kind; undefined if it can. */
  refuse?(limit: Pick<LimitRule, 'by' | 'models'>): { readonly message: string; readonly hint: string } | undefined;
  readonly count: Count;
}

/** Stored values as an audit reads them. In a file that was edited by hand they may have any type. */

import { tryParseJson } from '../../lib/json/parse-json.ts';
import { isRecord } from '../../lib/json/record.ts';
import { formatNano } from '../../lib/money/amount.ts';
import type { Facts } from '../core/change-rows.ts';

/** A value that is not an integer counts as 0; `entry_well_formed` and the checks of prices report it. */
export function integer(value: unknown): bigint {
  return typeof value === 'bigint' ? value : 0n;
}

/** An amount in a message. */
export function amountText(value: unknown, absent = 'nothing'): string {
  return typeof value === 'bigint' ? formatNano(value) : String(value ?? absent);
}

/** The members of a change. A damaged text has none: it is a breach of the chain of hashes. */
export function factsIn(text: string | null): Facts {
  const facts = text === null ? undefined : tryParseJson(text);
  return isRecord(facts) ? facts : {};
}

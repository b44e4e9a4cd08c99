/** Stored values as an audit reads them. In a file that was edited by hand they may have any type. */
import { formatNano } from '../lang/amount.ts';
import { tryParseJson } from '../lang/parse-json.ts';
import { isRecord } from '../lang/record.ts';
import type { Facts } from '../ledger/change-rows.ts';

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

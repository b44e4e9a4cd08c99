/** Reads what operators search by what a customer has in hand: an amount, the reference of a payment, the name of a key. */
import type { Nano } from '../../../lib/money/amount.ts';
import type { ApiKey } from '../../core/account-rows.ts';
import type { Entry } from '../../core/money-rows.ts';
import * as schema from '../schema.ts';
import { freeStatement, type Reading, rows, statement } from '../sql.ts';
import { KEYS, toKey } from './account-reads.ts';

/** What is searched. */
export interface SearchedRows {
  /** A part of a reference or of a key's name, or the beginning of a key. */
  readonly text: string;
  /** The amounts from the first up to the second, of either sign; undefined: the text is no amount. */
  readonly amounts: readonly [from_nano: Nano, below_nano: Nano] | undefined;
  /** Whose amounts; undefined: of all accounts. */
  readonly account: string | undefined;
  /** The most rows of each kind. */
  readonly limit: number;
}

export interface FoundRows {
  readonly keys: readonly ApiKey[];
  readonly entries: readonly Entry[];
  readonly usage: readonly schema.StoredUsage[];
}

/** No index has amounts: only so many of the newest rows are searched, in about a tenth of a second. */
export const SEARCHED_ROWS = 200_000;

const statements = {
  keys: statement(
    'search_keys',
    `${KEYS} WHERE api_key.prefix = $1 OR lower(api_key.name) LIKE $2 ESCAPE '\\'
     ORDER BY api_key.created_at DESC, api_key.id DESC LIMIT $3`,
    toKey,
  ),
  references: statement(
    'search_references',
    `${schema.entries.select} WHERE kind = 'topup' AND lower(reference) LIKE $1 ESCAPE '\\' ORDER BY id DESC LIMIT $2`,
    schema.entries.read,
  ),
};

/** The rows that match, newest first. */
export function* searchRows({ text, amounts, account, limit }: SearchedRows): Reading<FoundRows> {
  if (amounts !== undefined)
    return {
      keys: [],
      entries: yield* rows(
        ofAmount('entry', schema.entries, " AND kind NOT IN ('hold', 'release')", account),
        valuesOf(amounts, account, limit),
      ),
      usage: yield* rows(ofAmount('usage', schema.usage, '', account), valuesOf(amounts, account, limit)),
    };
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return {
    keys: yield* rows(statements.keys, [text, part, limit]),
    entries: yield* rows(statements.references, [part, limit]),
    usage: [],
  };
}

interface RowsOf<Row> {
  readonly select: string;
  readonly read: (stored: never) => Row;
}

function ofAmount<Row>(table: 'entry' | 'usage', { select, read }: RowsOf<Row>, more: string, account?: string) {
  const kind = table === 'entry' ? ', kind' : '';
  const ofAccount = account === undefined ? '' : 'WHERE account = $4';
  const newest = `SELECT id, amount${kind} FROM ${table} ${ofAccount} ORDER BY id DESC LIMIT ${SEARCHED_ROWS}`;
  return freeStatement(
    `${select} WHERE id IN (
       SELECT id FROM (${newest}) AS newest WHERE abs(amount) >= $1 AND abs(amount) < $2${more} ORDER BY id DESC LIMIT $3)
     ORDER BY id DESC`,
    read,
  );
}

function valuesOf([from_nano, below_nano]: readonly [Nano, Nano], account: string | undefined, limit: number) {
  return [from_nano, below_nano, limit, ...(account === undefined ? [] : [account])];
}

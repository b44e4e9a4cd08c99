/** Packs the statements of all accounts of a month into one ZIP file, while they are read. */
import { crc32, deflateRawSync } from 'node:zlib';
import type { ZipInputFile } from 'fflate';
import type { AccountMonth } from '../../ledger/store/reads/account-months.ts';
import type { Store } from '../../ledger/store/store.ts';
import type { SellerPlan } from '../../plan/index.ts';
import type { MonthAbout } from '../api/month-document.ts';
import { statementCsv, statementDocument, statementHtml } from '../api/statement.ts';

/** The code of the error for more statements than a ZIP file takes. */
export const TOO_MANY_STATEMENTS = 'TOO_MANY_STATEMENTS';

/** A ZIP file without 64-bit extensions has at most 65,535 files, and an account has two. */
const MAX_ZIPPED_ACCOUNTS = 32_000;

/** The method of compression (APPNOTE.TXT, 4.4.5). */
const DEFLATE = 8;

/** Parts that are written together. */
const PART_bytes = 65_536;

export interface ZipQuestion {
  readonly about: MonthAbout;
  readonly seller: SellerPlan | undefined;
}

/**
 * Calls a function with each part of the file: `2026-11-ACCOUNT.html` and `.csv` for each account that had money or used something. Only
 * the statement of one account is in memory. The same statements give the same bytes.
 *
 * @throws Error with the code `TOO_MANY_STATEMENTS`
 */
export async function writeMonthZip(
  store: Pick<Store, 'accountMonths' | 'accountStatement'>,
  { about, seller }: ZipQuestion,
  write: (part: Uint8Array) => void,
): Promise<void> {
  const months = await store.accountMonths(about);
  if (months.length > MAX_ZIPPED_ACCOUNTS) {
    const error = new Error(
      `the month has ${months.length} statements, more than the ${MAX_ZIPPED_ACCOUNTS} of a ZIP file`,
    );
    throw Object.assign(error, { code: TOO_MANY_STATEMENTS });
  }
  // Few processes ever need it.
  const { Zip } = await import('fflate');
  const parts = collect(write);
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    parts.add(bytes);
  });
  const add = (name: string, text: string) => {
    // Node packs faster than the library, and without a buffer for each file.
    const bytes = Buffer.from(text);
    const file: ZipInputFile = {
      filename: name,
      mtime: about.to_ms,
      compression: DEFLATE,
      crc: crc32(bytes),
      size: bytes.length,
    };
    zip.add(file);
    file.ondata?.(null, deflateRawSync(bytes), true);
  };
  const names = fileNames(months);
  for (const account of months) {
    const document = statementDocument(await store.accountStatement(account.id, about), { ...about, account, seller });
    const name = `${about.month}-${names.get(account.id)}`;
    add(`${name}.html`, statementHtml(document, seller));
    add(`${name}.csv`, statementCsv(document));
  }
  zip.end();
  parts.end();
}

/** Joins small parts. */
function collect(write: (part: Uint8Array) => void) {
  let waiting: Uint8Array[] = [];
  let size = 0;
  const end = () => {
    if (size > 0) write(Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  const add = (bytes: Uint8Array) => {
    waiting.push(bytes);
    size += bytes.length;
    if (size >= PART_bytes) end();
  };
  return { add, end };
}

/** Longer ones do not fit the names of all file systems. */
const MAX_NAME = 80;

/**
 * The names of the accounts as parts of file names, by id: letters, digits and `._-`. Where two would be the same on a system that ignores
 * case, both have their ids.
 */
export function fileNames(accounts: readonly Pick<AccountMonth, 'id' | 'name'>[]): ReadonlyMap<string, string> {
  const safe = accounts.map(({ id, name }) => ({ id, name: safeName(name) }));
  const alike = Map.groupBy(safe, ({ name }) => name.toLowerCase());
  const taken = new Set(alike.keys());
  const names = new Map<string, string>();
  for (const { id, name } of safe) {
    let own = name;
    while (
      (own === name && alike.get(name.toLowerCase())?.length !== 1) ||
      (own !== name && taken.has(own.toLowerCase()))
    )
      own += `-${safeName(id)}`;
    taken.add(own.toLowerCase());
    names.set(id, own);
  }
  return names;
}

function safeName(name: string): string {
  const letters = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '_');
  // A surrogate pair is not cut.
  return [...letters].slice(0, MAX_NAME).join('');
}

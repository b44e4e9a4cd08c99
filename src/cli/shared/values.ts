/** Parses the values of options and arguments. A malformed value is a usage error, raised before anything is opened. */
import { InvalidArgumentError, Option } from 'commander';
import type { ListenAddress } from '../../gateway/http/listen-error.ts';
import { parseAnchor } from '../../ledger/store/audit-report.ts';
import { AmountError, formatUnits, parseNano } from '../../lib/money/amount.ts';
import { formatFactor, parseFactor } from '../../lib/money/factor.ts';
import { NOT_IN_NAMES } from '../../lib/text/visible.ts';
import { LONGEST_LIFETIME_ms, parseDuration_ms, parseOverlap_ms } from '../../lib/time/duration.ts';
import { autoThreads } from '../serve/default-threads.ts';

/** An amount of money or a billable quantity (seconds, tokens) above zero, as a plain decimal. */
export function amountValue(text: string): string {
  return read(() => formatUnits(parseNano(text, { min: 1n })));
}

function read<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof AmountError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}

/** Units to charge: an amount, or `input=100,output=20`. */
export function unitsValue(text: string): string {
  for (const pair of text.includes('=') ? text.split(',') : []) {
    if (!/^[a-z][a-z0-9_]*=/.test(pair))
      throw new InvalidArgumentError('Write units of classes as input=100,output=20.');
    amountValue(pair.slice(pair.indexOf('=') + 1));
  }
  return text.includes('=') ? text : amountValue(text);
}

/** A price factor, above 0 and at most 100, as a plain decimal. */
export function discountValue(text: string): string {
  return read(() => formatFactor(parseFactor(text)));
}

/** A duration such as `90d`. */
export function durationValue(text: string): string {
  const value = parseDuration_ms(text);
  if (value !== undefined && value <= LONGEST_LIFETIME_ms) return text;
  throw new InvalidArgumentError(`Write a number and a unit, such as 90d, 12h or 30m; at most 36525d.`);
}

/** How long the old secret still works; 0: not at all. */
export function overlapValue(text: string): string {
  return parseOverlap_ms(text) === 0 ? text : durationValue(text);
}

/** A TCP port; 0 picks a free one. */
export function portValue(text: string): number {
  return integer(text, 0, 65_535, 'A port is a whole number from 0 to 65535.');
}

/** A host and a port to listen on: `127.0.0.1:9464`, `[::1]:9464`. */
export function addressValue(text: string): ListenAddress {
  const [, host, port] = /^(?:\[([0-9A-Fa-f:.]+)\]|[A-Za-z0-9.-]+):(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined) throw new InvalidArgumentError('Write HOST:PORT, such as 127.0.0.1:9464 or [::1]:9464.');
  return { host: host ?? text.slice(0, text.lastIndexOf(':')), port: portValue(port) };
}

/** A number of rounds or seconds. */
export function countValue(text: string): number {
  return integer(text, 1, 1_000, 'Write a whole number from 1 to 1000.');
}

/** The maximum number of rows shown. */
export function rowCountValue(text: string): number {
  return integer(text, 1, 10_000, 'A limit is a whole number from 1 to 10000.');
}

/** Globs of models, separated by commas. */
export function modelsValue(text: string): readonly string[] {
  const globs = text.split(',').map((glob) => glob.trim());
  if (globs.every((glob) => /^[^\s,]+$/.test(glob))) return globs;
  throw new InvalidArgumentError(`Write globs separated by commas, such as 'c/*,chat-*'.`);
}

/** The anchor that an earlier audit printed. */
export function anchorValue(text: string): string {
  if (parseAnchor(text) !== undefined) return text;
  throw new InvalidArgumentError(
    'An anchor is ID:HASH/ID:HASH, as printed by an earlier audit, or only its first part, or a hash of 64 hex digits.',
  );
}

/** The name of an account or a key: at most 100 characters. */
export function nameValue(text: string): string {
  return label('A name', 100, text);
}

/** The reference of a payment, such as an invoice number: at most 200 characters. */
export function referenceValue(text: string): string {
  return label('A reference', 200, text);
}

/** `--reason`, which the record of a change keeps. */
export function reasonOption(): Option {
  return new Option('--reason <text>', 'why, for the record').argParser((text: string) => label('A reason', 200, text));
}

/** `--clear MEMBER`, which sets a member to null. */
export function clearOption(...members: readonly string[]): Option {
  return new Option('--clear <member>', `remove a value, repeatable: ${members.join(', ')}`).argParser(
    (text: string, earlier: Readonly<Record<string, null>> = {}) => {
      if (!members.includes(text)) throw new InvalidArgumentError(`Write one of: ${members.join(', ')}.`);
      return { ...earlier, [text.replaceAll('-', '_')]: null };
    },
  );
}

/** An amount, which may be 0. */
export function creditValue(text: string): string {
  return text === '0' ? text : amountValue(text);
}

/** Adds one label, `NAME=VALUE`, to the earlier ones. */
export function labelValue(text: string, earlier: Readonly<Record<string, string>> = {}) {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write NAME=VALUE, such as tier=gold.');
  const name = text.slice(0, at);
  if (Object.hasOwn(earlier, name)) throw new InvalidArgumentError(`${name} is there twice. Write it once.`);
  return { ...earlier, [name]: text.slice(at + 1) };
}

/** An account name; it cannot look like the id of another account. */
export function accountNameValue(text: string): string {
  if (text.startsWith('acct_'))
    throw new InvalidArgumentError(`A name must not begin with acct_, the prefix of account ids.`);
  return nameValue(text);
}

const SHOWN = new RegExp(`^(?!-)[^${NOT_IN_NAMES}]+$`, 'u');

function label(what: string, longest: number, text: string): string {
  const length = [...text].length;
  if (length >= 1 && length <= longest && SHOWN.test(text) && text.trim() === text) return text;
  throw new InvalidArgumentError(
    `${what} has 1 to ${longest} characters, no control or invisible characters, no space at either end and no - at the start.`,
  );
}

function integer(text: string, min: number, max: number, message: string): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InvalidArgumentError(message);
}

/** More than one writer can serve. */
const MAX_THREADS = 64;

/** A number of threads, or `auto`. */
export function threadsValue(text: string): number {
  if (text === 'auto') return autoThreads();
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MAX_THREADS) return count;
  throw new InvalidArgumentError(`Write a number from 1 to ${MAX_THREADS}, or auto.`);
}

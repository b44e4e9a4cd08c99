/** Varies a recorded answer, so that it fits the request: ids, the caller's own values, times, and links to files. */
import { createHash } from 'node:crypto';

/** The differences from the recorded request and answer. */
export interface Variation {
  /** Recorded ids and values of path parameters, with their replacements. */
  readonly names: ReadonlyMap<string, string>;
  /** The members of the recorded body and of the caller's. */
  readonly recorded: Readonly<Record<string, unknown>>;
  readonly sent: Readonly<Record<string, unknown>>;
  /** Unix milliseconds: the earliest recorded time, when the request or its task began, and now. */
  readonly earliest_ms: number | undefined;
  readonly began_ms: number;
  readonly now_ms: number;
  /** The URL of the sandbox's own files. */
  readonly files: string;
}

const TIME =
  /"([\w-]*)"\s*:\s*(?:(\d{10}|\d{13})(?=\s*[,}])|"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(?:Z|[+-]\d\d:\d\d))")/g;
/** The names of members with a number that is a time. */
const TIME_NAME = /(?:_at|At|[tT]ime|[dD]ate|[cC]reated|[uU]pdated|[eE]nded|[sS]tamp|[eE]xpires)(?:_?(?:s|ms|Ms))?$/;
const FUTURE_NAME = /expire/i;
const FILE = /https?:\/\/(?:[\w-]+\.)?example\.(?:com|org|net)\/([\w./-]+\.(?:mp4|png|wav))/g;

/** The answer to this request. */
export function vary(text: string, { names, recorded, sent, earliest_ms, began_ms, now_ms, files }: Variation): string {
  let varied = text.replaceAll(FILE, `${files}/$1`);
  if (earliest_ms !== undefined) varied = shift(varied, began_ms - earliest_ms, now_ms);
  for (const [name, value] of Object.entries(recorded)) {
    if (value === null || typeof value === 'object' || sent[name] === undefined || sent[name] === value) continue;
    const member = new RegExp(
      `("${RegExp.escape(name)}"\\s*:\\s*)${RegExp.escape(JSON.stringify(value))}(?=\\s*[,}])`,
      'g',
    );
    varied = varied.replaceAll(member, (_, head: string) => head + JSON.stringify(sent[name]));
  }
  return rename(varied, names);
}

/** A value of JSON that is a text or a number, with the name of its member. Also in the events of a stream. */
const VALUE = /(?:"((?:[^"\\]|\\.)*)"\s*:\s*)?("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*)(?!\s*:)/g;
/** The members that have ids, and what paths name. */
const ID_NAME = /(?:^|_)(?:id|name|model)$|I[dD]$/;
/** A shorter id may be something else elsewhere: `2` in `"jsonrpc": "2.0"`, or `"n": 2`. */
const DISTINCT = 6;

/** Replaces ids where they stand: as a whole value, as the name of a member, or as a part of the path of an address. */
function rename(text: string, names: ReadonlyMap<string, string>): string {
  const changed = [...names].filter(([from, to]) => from !== to);
  if (changed.length === 0) return text;
  const named = changed
    .filter(([from]) => from.length >= DISTINCT)
    .reduce((varied, [from, to]) => varied.replaceAll(`"${from}":`, `"${to}":`), text);
  return named.replaceAll(VALUE, (whole: string, name: string | undefined, value: string) => {
    const isText = value.startsWith('"');
    const found = isText ? value.slice(1, -1) : value;
    for (const [from, to] of changed) {
      const isDistinct = from.length >= DISTINCT;
      if (found === from && (isDistinct || ID_NAME.test(name ?? '')))
        return whole.slice(0, whole.length - value.length) + (isText ? `"${to}"` : to);
    }
    if (!isText) return whole;
    return changed.reduce((varied, [from, to]) => {
      const before = from.length >= DISTINCT ? '(?<![\\w-])' : '(?<=[\\w.]/)';
      const after = from.length >= DISTINCT ? '(?![\\w-])' : '(?=[/?#"]|\\.\\w+["?])';
      return varied.replaceAll(new RegExp(`${before}${RegExp.escape(from)}${after}`, 'g'), () => to);
    }, whole);
  });
}

/** The earliest time in the texts; undefined if they have none. */
export function earliestTime_ms(texts: readonly string[]): number | undefined {
  const times = texts.flatMap((text) => [...text.matchAll(TIME)].flatMap((match) => time_ms(match) ?? []));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Shifts each time. Only a time of expiry may be later than now. */
function shift(text: string, by_ms: number, now_ms: number): string {
  return text.replaceAll(TIME, (...match) => {
    const [whole, name = '', number, word, fraction] = match as (string | undefined)[];
    const at_ms = time_ms(match as unknown as RegExpMatchArray);
    if (whole === undefined || at_ms === undefined) return whole ?? '';
    const moved_ms = FUTURE_NAME.test(name) ? at_ms + by_ms : Math.min(at_ms + by_ms, now_ms);
    if (number !== undefined)
      return whole.replace(number, String(number.length === 10 ? Math.floor(moved_ms / 1000) : moved_ms));
    const iso = new Date(moved_ms).toISOString();
    return whole.replace(word ?? '', fraction === undefined ? iso.replace(/\.\d+/, '') : iso);
  });
}

function time_ms([, name = '', number, word]: RegExpMatchArray): number | undefined {
  if (word !== undefined) return Date.parse(word);
  if (number === undefined || !TIME_NAME.test(name)) return undefined;
  return number.length === 10 ? Number(number) * 1000 : Number(number);
}

/** How many of the last letters and digits of an id are replaced. A shorter id is extended. */
const VARIED = 12;

/** An id of the form of the recorded one, which depends only on the seed: `clip-1` gives `clip-1-502718364092`. */
export function newId(recorded: string, seed: string): string {
  const digits = [...createHash('sha256').update(`${seed}\n${recorded}`).digest()].map((byte) => byte % 10);
  const isNumber = /^\d+$/.test(recorded);
  // Up to 15 digits are exact as a number of JSON.
  if (isNumber)
    return `${((digits[0] ?? 0) % 9) + 1}${digits.slice(1, Math.max(VARIED, Math.min(recorded.length, 15))).join('')}`;
  if (recorded.replaceAll(/[^A-Za-z0-9]/g, '').length < VARIED)
    return `${recorded}-${digits.slice(0, VARIED).join('')}`;
  const letters = [...recorded];
  let left = VARIED;
  for (let at = letters.length - 1; at >= 0 && left > 0; at -= 1) {
    const letter = letters[at] ?? '';
    if (!/[A-Za-z0-9]/.test(letter)) continue;
    left -= 1;
    const digit = digits[left] ?? 0;
    if (/\d/.test(letter)) letters[at] = String(digit);
    else letters[at] = (letter < 'a' ? 'ABCDEF' : 'abcdef')[digit % 6] ?? letter;
  }
  return letters.join('');
}

/** Checks the lines of an uploaded file, such as the requests of a batch, before any byte of it goes upstream. */

import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../../lib/refusal.ts';
import type { LinesPlan } from '../../plan/index.ts';
import type { Backend } from './backend.ts';
import type { ParsedBody } from './body.ts';
import { rejectCaseCollisions } from './case-collisions.ts';
import { type NeededResource, neededResources } from './needs.ts';
import { checkOwned } from './ownership.ts';
import type { Made, RequestState } from './request-state.ts';
import type { Run } from './step.ts';
import { validateBody } from './validate.ts';

/** No vendor takes a batch of more. */
const MAX_LINES = 100_000;
/** Each one costs a lookup in the store. */
const MAX_IDS = 1_000;
/** So much work, in bytes, is done before other requests may run. */
const TURN_bytes = 256 * 1024;
/** What a line costs beside its bytes. */
const LINE_bytes = 64;

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/**
 * The step `lines`. One line is in memory as JSON at a time.
 *
 * @param nodes the limit for the objects, arrays, members and elements of one line.
 * @throws Refusal `invalid_request` or `resource_not_found` with the number of the line.
 */
export function checkLines<X extends RequestState, Built extends object>(
  rules: ReadonlyMap<string, LinesPlan>,
  nodes: number,
  { parse, owns }: Pick<Backend<X, Built>, 'parse' | 'owns'>,
): Run<X & Made<'principal'>> {
  const checks = Array.from(rules, ([part, rule]): LinesCheck => ({ part, rule, isMeant: conditionOf(rule) }));

  /** Checks lines until it must wait. A dry run, which waits for nothing, checks all at once. */
  function goOn(lines: Iterator<Line>, checked: Set<string>, exchange: X & Made<'principal'>): void | Promise<void> {
    let work_bytes = 0;
    for (let next = lines.next(); next.done !== true; next = lines.next()) {
      const { part, number, rule, bytes } = next.value;
      const refuseLine = (error: unknown): never => {
        throw error instanceof Refusal ? inLine(error, number, part) : error;
      };
      try {
        const parsed = parse(bytes, 'application/json', nodes);
        const waiting =
          parsed instanceof Promise
            ? parsed.then((body) => checkLine(rule, body.value, checked, exchange))
            : checkLine(rule, parsed.value, checked, exchange);
        if (waiting !== undefined) return waiting.catch(refuseLine).then(() => goOn(lines, checked, exchange));
      } catch (error) {
        refuseLine(error);
      }
      work_bytes += bytes.length + LINE_bytes;
      if (work_bytes >= TURN_bytes) return setImmediate().then(() => goOn(lines, checked, exchange));
    }
  }

  function checkLine(
    rule: LinesPlan,
    value: unknown,
    checked: Set<string>,
    exchange: X & Made<'principal'>,
  ): void | Promise<void> {
    rejectCaseCollisions(value);
    if (rule.schema !== undefined) validateBody(rule.schema, value);
    return checkOwned(newNeeds(rule, value, checked), (needed) => owns(needed, exchange));
  }

  return (exchange) => goOn(linesOf(checks, exchange.body), new Set(), exchange);
}

interface LinesCheck {
  readonly part: string;
  readonly rule: LinesPlan;
  /** Whether the lines of a form with this value are checked. */
  readonly isMeant: (value: unknown) => boolean;
}

interface Line {
  readonly part: string;
  /** From 1. */
  readonly number: number;
  readonly rule: LinesPlan;
  readonly bytes: Buffer;
}

/** A vendor may ignore case, quotes, spaces and invisible characters. */
function conditionOf({ when }: LinesPlan): LinesCheck['isMeant'] {
  const accepted = Array.from(when, ([part, values]) => [part, new Set(values.map(plain))] as const);
  return (value) => accepted.every(([part, values]) => values.has(plain(Object(value)[part])));
}

function plain(value: unknown): string {
  return String(value).normalize('NFKC').replace(NOT_WRITTEN, '').toLowerCase();
}

const NOT_WRITTEN = /[\s\p{C}"']+/gu;

/** The lines that are not empty. A dry run has them as values, as examples write them. */
function* linesOf(checks: readonly LinesCheck[], body: ParsedBody | undefined): Generator<Line> {
  for (const { part, rule, isMeant } of checks) {
    if (body === undefined || !isMeant(body.value)) continue;
    const { raw, value, spans } = body;
    if (spans === undefined) {
      const written: unknown = Object(Object(value)[part]).lines;
      for (const [index, line] of (Array.isArray(written) ? written : []).entries())
        yield { part, number: index + 1, rule, bytes: Buffer.from(JSON.stringify(line)) };
      continue;
    }
    const { start = 0, end = 0 } = spans.get(part) ?? {};
    for (let from = start, number = 1; from < end; number += 1) {
      if (number > MAX_LINES)
        throw new Refusal('invalid_request', `'${part}' has more than ${MAX_LINES} lines; send fewer`);
      const found = raw.indexOf(LINE_FEED, from);
      const next = found === -1 || found > end ? end : found;
      const bytes = raw.subarray(from, next > from && raw[next - 1] === RETURN ? next - 1 : next);
      // Some readers end a line at each.
      if (bytes.includes(RETURN))
        throw inLine(new Refusal('invalid_request', 'it has a carriage return; end lines with \\n'), number, part);
      if (bytes.length > 0) yield { part, number, rule, bytes };
      from = next + 1;
    }
  }
}

/** What a line names and no earlier one. */
function newNeeds(rule: LinesPlan, value: unknown, checked: Set<string>): readonly NeededResource[] {
  const needs = neededResources(rule, value, {}).filter(({ resource, id }) => {
    const key = JSON.stringify([resource, id]);
    const isNew = !checked.has(key);
    checked.add(key);
    return isNew;
  });
  if (checked.size <= MAX_IDS) return needs;
  throw new Refusal('invalid_request', `the lines name more than ${MAX_IDS} resources that have an owner; send fewer`);
}

function inLine({ kind, message }: Refusal, number: number, part: string): Refusal {
  return new Refusal(kind, `line ${number} of '${part}': ${message.replace(/\bthe body\b/, 'it')}`);
}

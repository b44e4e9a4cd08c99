/** Chooses the recording that answers a request: the one that the request names, or that resembles it most. */
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { isRecord } from '../../lib/json/record.ts';
import type { Recording } from './endpoints.ts';

/**
 * The recording for a body, by preference: one whose name the body has in square brackets, one with exactly this body, a success, one
 * with the same members that are true, such as `stream`, the one with the most equal members, the first.
 */
export function choose(recordings: readonly Recording[], text: string): Recording | undefined {
  const sent = featuresOf(text);
  const ranked = recordings.map((recording) => ({ recording, rank: rankOf(recording, text, sent) }));
  ranked.sort(
    (a, b) => a.rank.map((value, index) => (b.rank[index] ?? 0) - value).find((difference) => difference !== 0) ?? 0,
  );
  return ranked[0]?.recording;
}

/** Whether the body has the name of the example in square brackets. */
export function names(text: string, { example }: Recording): boolean {
  return text.includes(`[${example.name}]`);
}

function rankOf(recording: Recording, text: string, sent: ReadonlySet<string>): readonly number[] {
  const recorded = featuresOf(recording.example.body);
  const common = [...recorded].filter((feature) => sent.has(feature)).length;
  const all = recorded.size + sent.size - common;
  const own = (feature: string) => !recording.rewritten.includes(/^\/([^/=]*)/.exec(feature)?.[1] ?? '');
  const isSame = [...recorded, ...sent].filter(own).every((feature) => recorded.has(feature) && sent.has(feature));
  const isOther = (feature: string) => feature.endsWith('=true') && !(recorded.has(feature) && sent.has(feature));
  const switched = [...recorded, ...sent].filter(isOther).length;
  const likeness = all === 0 ? 1 : common / all;
  return [Number(names(text, recording)), Number(isSame), Number(recording.answer.status < 300), -switched, likeness];
}

/** The members of a body, with and without their values. One that is false, null or absent is the same. */
function featuresOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (text !== '') collect(tryParseJson(text) ?? text, '', found);
  return found;
}

function collect(value: unknown, at: string, found: Set<string>): void {
  if (value === null || value === undefined || value === false) return;
  if (Array.isArray(value)) for (const item of value) collect(item, `${at}/*`, found);
  else if (isRecord(value)) for (const [name, below] of Object.entries(value)) collect(below, `${at}/${name}`, found);
  else {
    if (value !== true) found.add(at);
    found.add(`${at}=${String(value)}`);
  }
}

/** The members of a JSON object; none of anything else. */
export function membersOf(text: string): Readonly<Record<string, unknown>> {
  const value = tryParseJson(text);
  return isRecord(value) ? value : {};
}

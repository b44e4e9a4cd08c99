/** Reads the JSON documents of recorded answers. */

import { tryParseJson } from '../../lib/json/parse-json.ts';
import { follow, type Pointer } from '../../lib/json/pointer.ts';
import { isBinaryEvents } from '../../lib/net/binary-events.ts';
import type { AnswerPlan } from '../../plan/index.ts';

/** The JSON documents of an answer: its body, the items of an array, or the data of the events of a stream. */
export function documentsOf({ headers, body }: Pick<AnswerPlan, 'headers' | 'body'>): readonly unknown[] {
  const type = headers['content-type'];
  const isStream = type?.startsWith('text/event-stream') === true || isBinaryEvents(type);
  if (!isStream) {
    const whole = tryParseJson(body);
    return Array.isArray(whole) ? whole : [whole];
  }
  return body
    .split(/\r?\n\r?\n|\r\r/)
    .map((event) => event.split(/\r?\n|\r/).flatMap((line) => (line.startsWith('data:') ? line.slice(5) : [])))
    .map((lines) => tryParseJson(lines.join('\n')));
}

/** The first value at the pointer, other than null; undefined without a pointer, or if no document has one. */
export function valueAt(pointer: Pointer | undefined, documents: readonly unknown[]): unknown {
  if (pointer === undefined) return undefined;
  return documents.map((document) => follow(pointer, document)).find((value) => value !== undefined && value !== null);
}

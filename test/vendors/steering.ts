/** The steering words, by which a request controls how the sandbox behaves: the table, and functions that read it. */

/** Where a steering word has an effect. `any` is every request with a body; the others are narrower. */
export type SteeringScope = 'any' | 'task' | 'poll' | 'answer' | 'stream' | 'portrait';

/**
 * The table. Write a word in square brackets in any string of the request body, for example `"a red kite [fail]"`; write a word
 * that takes a number as `[billed=7]`. The body is searched as raw text, so any field can contain a word: a prompt, a message, an
 * asset's `Name`, a `CallbackURL`. Other text in brackets has no effect.
 */
export const STEERING_TABLE = [
  { word: 'reject', takes: 'nothing', scope: 'any', does: 'refused with 400; nothing is accepted' },
  { word: 'denied', takes: 'nothing', scope: 'any', does: 'refused with 403' },
  { word: 'busy', takes: 'nothing', scope: 'any', does: 'refused with 429 and retry-after: 1' },
  { word: 'overloaded', takes: 'nothing', scope: 'any', does: 'refused as overloaded: 529 (messages), 503 (others)' },
  { word: 'error', takes: 'nothing', scope: 'any', does: 'refused with 500' },
  {
    word: 'flaky',
    takes: 'nothing',
    scope: 'any',
    does: 'refused with 503 the first time this body is sent, then accepted',
  },
  {
    word: 'sensitive',
    takes: 'nothing',
    scope: 'any',
    does: 'refused as sensitive content; chat models answer with a refusal',
  },
  { word: 'hang', takes: 'nothing', scope: 'any', does: 'accepted, and never answered' },
  { word: 'reset', takes: 'nothing', scope: 'any', does: 'the socket is reset after the body is read; not accepted' },
  { word: 'lost', takes: 'nothing', scope: 'any', does: 'accepted, then the socket is reset before the answer' },
  { word: 'late', takes: 'nothing', scope: 'any', does: 'answered after 5 seconds (times pace)' },
  { word: 'truncate', takes: 'nothing', scope: 'any', does: 'half the answer or stream, then the socket is destroyed' },
  { word: 'stall', takes: 'nothing', scope: 'any', does: 'half the answer or stream, then silence' },
  { word: 'garbage', takes: 'nothing', scope: 'any', does: 'accepted, answered 200 with a page of HTML' },

  { word: 'fail', takes: 'nothing', scope: 'task', does: 'the task, asset or liveness check fails' },
  { word: 'sensitive-output', takes: 'nothing', scope: 'task', does: 'the task fails: sensitive output' },
  { word: 'expire', takes: 'nothing', scope: 'task', does: 'the task ends expired' },
  { word: 'cancel', takes: 'nothing', scope: 'task', does: 'the task ends cancelled by the upstream' },
  { word: 'slow', takes: 'nothing', scope: 'task', does: 'every stage takes ten times as long' },
  { word: 'instant', takes: 'nothing', scope: 'task', does: 'the task, asset or liveness check takes no time' },
  { word: 'stuck', takes: 'nothing', scope: 'task', does: 'the task runs until its execution_expires_after' },
  { word: 'queued', takes: 'nothing', scope: 'task', does: 'the task stays queued until its execution_expires_after' },
  { word: 'tokens', takes: 'number', scope: 'task', does: 'the task reports this many completion tokens' },
  { word: 'no-tokens', takes: 'nothing', scope: 'task', does: 'the task succeeds without usage' },
  { word: 'billed', takes: 'number', scope: 'task', does: 'billedSeconds is this number' },
  { word: 'no-billed-seconds', takes: 'nothing', scope: 'task', does: 'billedSeconds is left out' },

  { word: 'poll-error', takes: 'nothing', scope: 'poll', does: 'queries of the task answer 500' },
  { word: 'poll-busy', takes: 'nothing', scope: 'poll', does: 'queries of the task answer 429' },
  { word: 'poll-hang', takes: 'nothing', scope: 'poll', does: 'queries of the task are never answered' },
  { word: 'poll-reset', takes: 'nothing', scope: 'poll', does: 'queries of the task end in a reset' },
  { word: 'vanish', takes: 'nothing', scope: 'poll', does: 'the task is accepted, but queries answer 404' },

  { word: 'words', takes: 'number', scope: 'answer', does: 'the model says this many words, one token each' },
  { word: 'tool', takes: 'nothing', scope: 'answer', does: 'the model calls the first declared tool' },
  { word: 'cached', takes: 'nothing', scope: 'answer', does: 'most of the input counts as read from the cache' },
  { word: 'cache-write', takes: 'nothing', scope: 'answer', does: 'most of the input counts as written to the cache' },
  { word: 'think', takes: 'nothing', scope: 'answer', does: 'the model thinks before it answers' },
  { word: 'no-usage', takes: 'nothing', scope: 'answer', does: 'the answer carries no usage' },

  { word: 'long', takes: 'nothing', scope: 'stream', does: 'fifty text events' },
  { word: 'stream-error', takes: 'nothing', scope: 'stream', does: "the interface's own error event in the middle" },
  { word: 'no-end', takes: 'nothing', scope: 'stream', does: 'the stream ends cleanly without its last events' },

  { word: 'manual', takes: 'nothing', scope: 'portrait', does: 'the liveness check never completes on its own' },
] as const satisfies readonly {
  readonly word: string;
  readonly takes: 'nothing' | 'number';
  readonly scope: SteeringScope;
  readonly does: string;
}[];

/** A word of the table. */
export type SteeringWord = (typeof STEERING_TABLE)[number]['word'];

/** The steering words of one request, with their numbers; 1 for a word that takes none. */
export type Steering = ReadonlyMap<SteeringWord, number>;

const BRACKETED = /\[([a-z]+(?:-[a-z]+)*)(?:=(\d{1,9}(?:\.\d{1,6})?))?\]/g;

/** Reads the steering words of a request body, a URL or any other text. Unknown words are plain text. */
export function readSteering(text: string): Steering {
  const found = new Map<SteeringWord, number>();
  for (const [, name, number] of text.matchAll(BRACKETED)) {
    const row = STEERING_TABLE.find((candidate) => candidate.word === name);
    if (row === undefined || (row.takes === 'number') !== (number !== undefined)) continue;
    found.set(row.word, number === undefined ? 1 : Number(number));
  }
  return found;
}

/** The text without its steering words, so that a model that repeats a prompt does not steer the next turn. */
export function withoutSteering(text: string): string {
  return text
    .replaceAll(BRACKETED, (whole) => (readSteering(whole).size > 0 ? '' : whole))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

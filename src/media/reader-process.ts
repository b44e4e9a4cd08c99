/**
 * Measures videos in a process of its own, one after another. Whoever writes the file decides how much work its parser
 * does: a kilobyte can announce four billion samples, and the list of them would end the process that makes it. Here that
 * is nobody else's process, it has no secrets in its environment, and the gateway ends it when the time is up.
 */
import { CustomSource, Input, Logging, LogLevel, MATROSKA, MatroskaInputFormat, MP4, QTFF, WEBM } from 'mediabunny';
import type { FromReader, ToReader } from './reader-messages.ts';

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Of the one file that this process reads at a time. */
const waiting = new Map<number, Waiting>();
let last_id = 0;

Logging.level = LogLevel.Silent;
process.on('message', (message: ToReader) => {
  if (message.kind === 'open') void measure(message.size_bytes).then(tell);
  else answered(message);
});
// The gateway ends this process by closing the channel. An interrupt at a terminal reaches both, and is the gateway's.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});

async function measure(size_bytes: number): Promise<FromReader> {
  const source = new CustomSource({
    getSize: () => size_bytes,
    read: fetchBytes,
    prefetchProfile: 'fileSystem',
    // Read-ahead that fails: who needs the bytes will ask again and be told.
    handleUnhandledError: () => {},
  });
  // No playlists among the formats: they would lead to other files.
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    if ((await input.getVideoTracks()).length === 0) return { kind: 'no_video' };
    const length_ms = Math.round((await lengthOf(input)) * 1000);
    return length_ms > 0 && Number.isSafeInteger(length_ms) ? { kind: 'length', length_ms } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  } finally {
    input.dispose();
    waiting.clear();
  }
}

/**
 * The length of the longest track, in seconds. WebM and Matroska state it, and counting would take a walk through the
 * file. MP4 and QuickTime list their samples beside the statement: what is longer counts, for a statement can be a lie.
 */
async function lengthOf(input: Input): Promise<number> {
  const stated_s = (await input.getDurationFromMetadata()) ?? 0;
  if (stated_s > 0 && (await input.getFormat()) instanceof MatroskaInputFormat) return stated_s;
  const end_s = Math.max(stated_s, await input.computeDuration());
  // Both are the time at which the last sample ends; fragmented files with B-frames begin a few frames after zero.
  return end_s - Math.max(0, await input.getFirstTimestamp());
}

function fetchBytes(start: number, end: number): Promise<Uint8Array> {
  last_id += 1;
  const id = last_id;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    tell({ kind: 'read', id, start, end });
  });
}

function answered(message: Exclude<ToReader, { readonly kind: 'open' }>): void {
  const asked = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === 'bytes') asked?.resolve(message.bytes);
  else asked?.reject(new Error('these bytes cannot be had'));
}

function tell(message: FromReader): void {
  process.send?.(message);
}

/**
 * Measures videos in a separate process, one at a time. The author of a file controls how much work its parser does: a kilobyte
 * can announce four billion samples, and the list of them exhausts the memory of the process. This process serves no requests,
 * has no secrets in its environment, and is killed by the gateway after a time-out.
 */
import {
  ADTS,
  BufferSource,
  CustomSource,
  FLAC,
  Input,
  Logging,
  LogLevel,
  MATROSKA,
  MatroskaInputFormat,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import type { FromReader, ToReader } from './reader-messages.ts';

interface PendingRead {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const VIDEO = [MP4, QTFF, WEBM, MATROSKA];
const SOUND = [WAVE, MP3, OGG, FLAC, ADTS];

/** The pending reads of the current file. */
const waiting = new Map<number, PendingRead>();
let lastId = 0;

Logging.level = LogLevel.Silent;
process.on('message', (message: ToReader) => {
  if (message.kind === 'open') void measure(message).then(send);
  else completeRead(message);
});
// The gateway ends this process by closing the channel. Ctrl-C in a terminal signals both processes; only the gateway handles it.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});

async function measure({
  size_bytes,
  sound,
  content,
}: Extract<ToReader, { readonly kind: 'open' }>): Promise<FromReader> {
  // The content is here already: reading it by messages would be twenty times slower.
  const source = content === undefined ? remote(size_bytes) : new BufferSource(content);
  // Playlists are excluded from the formats because they refer to other files.
  const input = new Input({ source, formats: sound ? [...VIDEO, ...SOUND] : VIDEO });
  try {
    const tracks = sound ? await input.getTracks() : await input.getVideoTracks();
    if (tracks.length === 0) return { kind: 'no_video' };
    const length_ms = Math.round((await lengthOf(input, sound)) * 1000);
    return length_ms > 0 && Number.isSafeInteger(length_ms) ? { kind: 'length', length_ms } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  } finally {
    input.dispose();
    waiting.clear();
  }
}

function remote(size_bytes: number): CustomSource {
  return new CustomSource({
    getSize: () => size_bytes,
    read: fetchBytes,
    prefetchProfile: 'fileSystem',
    // Ignore failed read-ahead: if the bytes are needed, they are requested again and that read fails.
    handleUnhandledError: () => {},
  });
}

/**
 * The length of the longest track, in seconds. For a video in WebM or Matroska it is the stated length, because counting would read the
 * whole file. MP4 and QuickTime also list their samples: the longer of the two is used, because the stated length may be false.
 */
async function lengthOf(input: Input, sound: boolean): Promise<number> {
  const stated_s = (await input.getDurationFromMetadata()) ?? 0;
  if (!sound && stated_s > 0 && (await input.getFormat()) instanceof MatroskaInputFormat) return stated_s;
  const end_s = Math.max(stated_s, await input.computeDuration());
  // Both are the end of the last sample. Subtract the start: fragmented files with B-frames begin a few frames after zero.
  return end_s - Math.max(0, await input.getFirstTimestamp());
}

function fetchBytes(start: number, end: number): Promise<Uint8Array> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    send({ kind: 'read', id, start, end });
  });
}

function completeRead(message: Exclude<ToReader, { readonly kind: 'open' }>): void {
  const read = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === 'bytes') read?.resolve(message.bytes);
  else read?.reject(new Error('these bytes could not be read'));
}

function send(message: FromReader): void {
  process.send?.(message);
}

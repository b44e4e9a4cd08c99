/** Manages reader processes: starts them when needed, keeps a few idle, and kills those that fail or take too long. */
import type { ChildProcess } from 'node:child_process';
import { startProcess } from '../../lib/node/start-sibling.ts';
import { ProbeFailure } from './media-failure.ts';
import type { FromReader, ToReader } from './reader-messages.ts';
import type { RemoteFile } from './remote-file.ts';

type Answer = Exclude<FromReader, { readonly kind: 'read' }>;

/** The maximum number of idle processes. Starting one takes longer than measuring most videos. */
const IDLE_LIMIT = 2;
/** Enough for the index of a video of several hours. */
const HEAP_LIMIT_mb = 128;

/** Creates a reader without processes; the first file starts one. */
export function createMediaReader() {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();

  function start(): ChildProcess {
    const child = startProcess(import.meta.filename, 'reader-process', HEAP_LIMIT_mb);
    all.add(child);
    const forget = () => {
      all.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
    };
    child.once('exit', forget);
    child.on('error', forget);
    return child;
  }

  /** Keeps the process for the next file. An idle process does not keep the gateway running. */
  function keep(child: ChildProcess): void {
    if (idle.length >= IDLE_LIMIT || !child.connected) child.kill('SIGKILL');
    else idle.push(child);
    child.unref();
    child.channel?.unref();
  }

  return {
    /** The length in milliseconds. @param sound whether it may be sound. @throws ProbeFailure, or the signal's reason. */
    async length_ms(file: RemoteFile | Uint8Array, sound: boolean, signal: AbortSignal): Promise<number> {
      const child = idle.pop() ?? start();
      child.ref();
      child.channel?.ref();
      const reading = new Reading(child, file, sound, signal);
      const answer = await reading.answer();
      if (answer === undefined) child.kill('SIGKILL');
      else keep(child);
      signal.throwIfAborted();
      if (answer?.kind === 'length') return answer.length_ms;
      throw reading.readError ?? notMedia(answer, sound);
    },
    close(): void {
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

class Reading {
  readonly #child: ChildProcess;
  readonly #file: RemoteFile | Uint8Array;
  readonly #sound: boolean;
  readonly #signal: AbortSignal;
  /** The first error of reading bytes for the process. */
  readError: unknown;

  constructor(child: ChildProcess, file: RemoteFile | Uint8Array, sound: boolean, signal: AbortSignal) {
    this.#child = child;
    this.#file = file;
    this.#sound = sound;
    this.#signal = signal;
  }

  /** The answer, or undefined if the process ends or the signal is aborted first. @throws if no process can be started. */
  async answer(): Promise<Answer | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>();
    const onMessage = (message: FromReader) => {
      if (message.kind === 'read') void this.#serve(message.id, message.start, message.end);
      else resolve(message);
    };
    const onEnd = () => resolve(undefined);
    this.#child.on('message', onMessage);
    this.#child.once('exit', onEnd);
    this.#child.once('error', reject);
    this.#signal.addEventListener('abort', onEnd);
    if (this.#signal.aborted) onEnd();
    const content = this.#file instanceof Uint8Array ? this.#file : undefined;
    const size_bytes = this.#file instanceof Uint8Array ? this.#file.length : this.#file.size_bytes;
    this.#send({ kind: 'open', size_bytes, sound: this.#sound, content });
    try {
      return await promise;
    } finally {
      this.#child.off('message', onMessage);
      this.#child.off('exit', onEnd);
      this.#child.off('error', reject);
      this.#signal.removeEventListener('abort', onEnd);
    }
  }

  async #serve(id: number, start: number, end: number): Promise<void> {
    if (this.#file instanceof Uint8Array) return;
    try {
      this.#send({ kind: 'bytes', id, bytes: await this.#file.read(start, end) });
    } catch (error) {
      this.readError ??= error;
      this.#send({ kind: 'no_bytes', id });
    }
  }

  #send(message: ToReader): void {
    // Ignore a failed send: the process then exits, which is handled.
    if (this.#child.connected) this.#child.send(message, () => {});
  }
}

function notMedia(answer: Answer | undefined, sound: boolean): ProbeFailure {
  if (sound) {
    return new ProbeFailure(
      'not_media',
      'it cannot be read as sound or video; send WAV, MP3, MP4, WebM, Ogg, FLAC or AAC',
    );
  }
  const found =
    answer?.kind === 'no_video'
      ? 'a file in which no video track can be read'
      : 'something that cannot be read as MP4, QuickTime, WebM or Matroska';
  return new ProbeFailure('not_media', `the video's URL leads to ${found}; use the URL of a video`);
}

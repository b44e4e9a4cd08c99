/** Reads parts of a file over HTTP within a byte budget: by ranges if the server supports them, else from the start. */
import type { Client, Dispatcher } from 'undici';
import { ForbiddenAddress } from '../../lib/net/guarded-connect.ts';
import { STATUS_CODES } from '../../lib/node/node-http.ts';
import { isExhausted, overloaded, ProbeFailure } from './media-failure.ts';
import { forbiddenAddress } from './media-url.ts';

export interface RemoteFileOptions {
  /** A client for the URL's origin. */
  readonly client: Client;
  readonly url: URL;
  /** Aborts every request of the file. Reads then fail with its reason. */
  readonly signal: AbortSignal;
  /** The maximum body bytes of all answers together. */
  readonly limit_bytes: number;
}

/** A file of known size that can be read in parts. */
export interface RemoteFile {
  readonly size_bytes: number;
  /** The bytes from `start` up to `end`, exclusive, within the size. @throws ProbeFailure */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** The size of the first request: the start of a file shows its format and often its length. */
const HEAD_bytes = 131_072;
/** A server may answer with less than the requested range, but not with one byte at a time. */
const REQUEST_LIMIT = 256;

/** Requests the start of the file and chooses how to read the rest. @throws ProbeFailure */
export async function openRemoteFile(options: RemoteFileOptions): Promise<RemoteFile> {
  const transfer = new Transfer(options);
  const wanted = Math.min(HEAD_bytes, options.limit_bytes);
  const answer = await transfer.get(0, wanted);
  if (answer.statusCode === 200) return openFromFront(transfer, answer);
  const range = rangeOf(answer, 0, wanted);
  const head = await transfer.body(answer, range.end);
  return new RangedFile(transfer, head, range.size_bytes);
}

/** For a server without ranges. If it does not state the size of the file, the file is read to the end to learn it. */
async function openFromFront(transfer: Transfer, answer: Dispatcher.ResponseData): Promise<RemoteFile> {
  const front = new Front(transfer.stream(answer));
  const stated = answer.headers['content-length'];
  const size_bytes = typeof stated === 'string' ? Number(stated) : await front.fill(Number.POSITIVE_INFINITY);
  return { size_bytes, read: (start, end) => front.read(start, end) };
}

/** A file on a server with ranges. It fetches exactly the requested bytes, except the start, which it already has. */
class RangedFile implements RemoteFile {
  readonly #transfer: Transfer;
  readonly #head: Buffer;
  readonly size_bytes: number;

  constructor(transfer: Transfer, head: Buffer, size_bytes: number) {
    this.#transfer = transfer;
    this.#head = head;
    this.size_bytes = size_bytes;
  }

  async read(start: number, end: number): Promise<Uint8Array> {
    const parts = [this.#head.subarray(start, end)];
    let at = Math.max(start, Math.min(end, this.#head.length));
    while (at < end) {
      const answer = await this.#transfer.get(at, end);
      const range = rangeOf(answer, at, end);
      if (range.size_bytes !== this.size_bytes) throw unreachable('the file changed while it was read');
      const part = await this.#transfer.body(answer, range.end - at);
      parts.push(part);
      at += part.length;
    }
    return Buffer.concat(parts);
  }
}

/** The start of a file, read from one answer as far as needed and kept in memory. */
class Front {
  readonly #stream: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);
  #filling: Promise<unknown> = Promise.resolve();

  constructor(stream: AsyncIterator<Buffer>) {
    this.#stream = stream;
  }

  async read(start: number, end: number): Promise<Uint8Array> {
    // One read at a time: two concurrent reads would take each other's chunks.
    const filled = this.#filling.then(() => this.fill(end));
    this.#filling = filled.catch(() => {});
    if ((await filled) < end) throw unreachable('its server sent less than it announced');
    return this.#held.subarray(start, end);
  }

  /** Reads until it holds `until` bytes or the answer ends. @returns the number of bytes held. */
  async fill(until: number): Promise<number> {
    const parts = [this.#held];
    let held_bytes = this.#held.length;
    while (held_bytes < until) {
      const next = await this.#stream.next();
      if (next.done === true) break;
      parts.push(next.value);
      held_bytes += next.value.length;
    }
    if (parts.length > 1) this.#held = Buffer.concat(parts);
    return held_bytes;
  }
}

/** The requests of one file and their shared budget. */
class Transfer {
  readonly #options: RemoteFileOptions;
  #left_bytes: number;
  #requests = 0;

  constructor(options: RemoteFileOptions) {
    this.#options = options;
    this.#left_bytes = options.limit_bytes;
  }

  /** Requests a range. The status of the answer is 206, or 200 for the first request. */
  async get(start: number, end: number): Promise<Dispatcher.ResponseData> {
    if (end - start > this.#left_bytes) throw tooMuchData();
    if (++this.#requests > REQUEST_LIMIT) throw unreachable('its server answers ranges in too small pieces');
    const { client, url, signal } = this.#options;
    const answer = await this.#guarded(
      client.request({
        method: 'GET',
        path: url.pathname + url.search,
        // Send nothing about the caller or the gateway. Content encodings are excluded: they could unpack to any size.
        headers: { accept: '*/*', 'accept-encoding': 'identity', range: `bytes=${start}-${end - 1}` },
        signal,
      }),
    );
    // Without a listener, the error of an abandoned body would end the process.
    answer.body.on('error', () => {});
    refuseStatus(answer.statusCode, start === 0 && this.#requests === 1);
    const encoding = answer.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw unreachable('its server uses a content encoding that was not requested');
    return answer;
  }

  /** The whole body of an answer with a known length. */
  async body(answer: Dispatcher.ResponseData, length_bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let received_bytes = 0;
    for await (const part of this.stream(answer)) {
      parts.push(part);
      received_bytes += part.length;
      if (received_bytes > length_bytes) break;
    }
    if (received_bytes !== length_bytes) throw unreachable('its server sent a different range than it announced');
    return Buffer.concat(parts);
  }

  async *stream(answer: Dispatcher.ResponseData): AsyncGenerator<Buffer, void> {
    const body: AsyncIterator<Buffer> = answer.body[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.#guarded(body.next());
        if (next.done === true) return;
        if (next.value.length > this.#left_bytes) throw tooMuchData();
        this.#left_bytes -= next.value.length;
        yield next.value;
      }
    } finally {
      answer.body.destroy();
    }
  }

  async #guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#options.signal.throwIfAborted();
      if (error instanceof ProbeFailure) throw error;
      if (error instanceof ForbiddenAddress) throw forbiddenAddress();
      if (isExhausted(error)) throw overloaded({ cause: error });
      throw unreachable(connectionProblem(error), { cause: error });
    }
  }
}

/** The range in an answer. It must start at the requested offset and state the size of the whole file. */
function rangeOf(answer: Dispatcher.ResponseData, start: number, end: number) {
  const stated = answer.headers['content-range'];
  const match = typeof stated === 'string' ? /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(stated) : null;
  const [from, last, size_bytes] = match === null ? [] : match.slice(1).map(Number);
  if (
    from !== start ||
    last === undefined ||
    size_bytes === undefined ||
    last < start ||
    last >= Math.min(end, size_bytes)
  ) {
    throw unreachable('its server answered a range request with something else');
  }
  return { end: last + 1, size_bytes };
}

function refuseStatus(status: number, first: boolean): void {
  if (status === 206 || (status === 200 && first)) return;
  if (status === 200) throw unreachable('its server serves ranges only for some requests');
  if (status >= 300 && status < 400) {
    throw new ProbeFailure('redirect', "the video's URL redirects, and redirects are not followed; use the target URL");
  }
  if (status === 416 && first)
    throw new ProbeFailure('not_media', "the video's URL leads to an empty file; use the URL of a video");
  const name = STATUS_CODES[status];
  throw unreachable(`its server answered ${status}${name === undefined ? '' : ` ${name}`}`);
}

/** Describes an error of undici or Node by its `code`; the message is not used because it may contain an address. */
function connectionProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host name does not resolve';
  if (code === 'ECONNREFUSED') return 'its server refuses connections';
  if (code.includes('CERT') || code.includes('SIGNED') || code.includes('SSL')) return 'its certificate is not trusted';
  return 'the connection to its server broke';
}

function unreachable(cause: string, options?: ErrorOptions): ProbeFailure {
  return new ProbeFailure('unreachable', `the video cannot be read: ${cause}; use a URL that anyone can read`, options);
}

function tooMuchData(): ProbeFailure {
  return new ProbeFailure(
    'too_much_data',
    "too much of the video must be read to learn its length; use a server with byte ranges and a file with its index at the start ('fast start')",
  );
}

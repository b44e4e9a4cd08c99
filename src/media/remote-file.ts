/** Reads pieces of a file over HTTP with a byte budget: by ranges where the server has them, from the front where not. */
import type { Client, Dispatcher } from 'undici';
import { STATUS_CODES } from '../platform/node-http.ts';
import { isExhausted, overloaded, ProbeFailure } from './failure.ts';

export interface RemoteFileOptions {
  /** Connected to the URL's origin. */
  readonly client: Client;
  readonly url: URL;
  /** Ends every request of the file. Its reason is what the reader then fails with. */
  readonly signal: AbortSignal;
  /** Body bytes that all answers together may take. */
  readonly limit_bytes: number;
}

export interface RemoteFile {
  readonly size_bytes: number;
  /** The bytes from `start` up to `end`, exclusive, within the size. @throws ProbeFailure */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** What the first request asks for: the front of a file, which tells its format and often its length. */
const head_bytes = 131_072;
/** A server may answer less than a range asks for, but not a byte at a time. */
const request_limit = 256;

/** Asks for the front of the file and finds out how the rest can be had. @throws ProbeFailure */
export async function openRemoteFile(options: RemoteFileOptions): Promise<RemoteFile> {
  const transfer = new Transfer(options);
  const wanted = Math.min(head_bytes, options.limit_bytes);
  const answer = await transfer.get(0, wanted);
  if (answer.statusCode === 200) return openFromFront(transfer, answer);
  const range = rangeOf(answer, 0, wanted);
  const head = await transfer.body(answer, range.end);
  return new RangedFile(transfer, head, range.size_bytes);
}

/** A server that knows no ranges: one that does not say how long the file is must be read to the end to know. */
async function openFromFront(transfer: Transfer, answer: Dispatcher.ResponseData): Promise<RemoteFile> {
  const front = new Front(transfer.stream(answer));
  const stated = answer.headers['content-length'];
  const size_bytes = typeof stated === 'string' ? Number(stated) : await front.fill(Number.POSITIVE_INFINITY);
  return { size_bytes, read: (start, end) => front.read(start, end) };
}

/** A file whose server serves ranges: exactly the asked bytes are fetched, besides the front, which is at hand. */
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

/** The front of a file, read from one answer as far as needed, and kept. */
class Front {
  readonly #stream: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);
  #filling: Promise<unknown> = Promise.resolve();

  constructor(stream: AsyncIterator<Buffer>) {
    this.#stream = stream;
  }

  async read(start: number, end: number): Promise<Uint8Array> {
    // Two reads at once would each take chunks that the other waits for.
    const filled = this.#filling.then(() => this.fill(end));
    this.#filling = filled.catch(() => {});
    if ((await filled) < end) throw unreachable('its server sent less than it announced');
    return this.#held.subarray(start, end);
  }

  /** Reads on until that many bytes are held or there are no more; the number of bytes held then. */
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

/** The requests of one file and their common budget. */
class Transfer {
  readonly #options: RemoteFileOptions;
  #left_bytes: number;
  #requests = 0;

  constructor(options: RemoteFileOptions) {
    this.#options = options;
    this.#left_bytes = options.limit_bytes;
  }

  /** One request for a range; the answer is 200 to the first and 206 to any. */
  async get(start: number, end: number): Promise<Dispatcher.ResponseData> {
    if (end - start > this.#left_bytes) throw tooMuchData();
    if (++this.#requests > request_limit) throw unreachable('its server answers ranges in too small pieces');
    const { client, url, signal } = this.#options;
    const answer = await this.#guarded(
      client.request({
        method: 'GET',
        path: url.pathname + url.search,
        // Nothing of the caller's or of the gateway's own. An encoding could unpack to any size, so none is taken.
        headers: { accept: '*/*', 'accept-encoding': 'identity', range: `bytes=${start}-${end - 1}` },
        signal,
      }),
    );
    // Without a listener, a body that is abandoned would end the process with its error.
    answer.body.on('error', () => {});
    refuseStatus(answer.statusCode, start === 0 && this.#requests === 1);
    const encoding = answer.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
      throw unreachable('its server sends it with a content encoding, though asked for none');
    return answer;
  }

  /** The whole body of an answer that has said how long it is. */
  async body(answer: Dispatcher.ResponseData, length_bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let received_bytes = 0;
    for await (const part of this.stream(answer)) {
      parts.push(part);
      received_bytes += part.length;
      if (received_bytes > length_bytes) break;
    }
    if (received_bytes !== length_bytes) throw unreachable('its server sent another range than it announced');
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
      if (isExhausted(error)) throw overloaded({ cause: error });
      throw unreachable(connectionTrouble(error), { cause: error });
    }
  }
}

/** The range that an answer holds: it starts where it was asked to, and says how long the whole file is. */
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
  if (status === 200) throw unreachable('its server serves ranges only now and then');
  if (status >= 300 && status < 400) {
    throw new ProbeFailure('redirect', "the video's URL redirects, which is not followed; use the URL it leads to");
  }
  if (status === 416 && first)
    throw new ProbeFailure('not_media', "the video's URL leads to an empty file; use that of a video");
  const name = STATUS_CODES[status];
  throw unreachable(`its server answered ${status}${name === undefined ? '' : ` ${name}`}`);
}

/** undici and Node name the cause in `code`; nothing else of theirs is shown, for it may hold an address. */
function connectionTrouble(error: unknown): string {
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
    "too much of the video would have to be read to learn its length; serve it with byte ranges, its index in front ('fast start')",
  );
}

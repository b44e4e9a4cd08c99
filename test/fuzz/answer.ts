/** Reads a whole answer from a socket and finds faults in it. */
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { FuzzRequest } from './request.ts';

/** A parsed answer of the gateway. */
export interface FuzzAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** Whether the whole body arrived, according to its framing. */
  readonly isWhole: boolean;
}

/** Sends one piece per turn of the event loop and reads to the end of the connection. @returns undefined without an answer */
export function exchange(
  url: string,
  { pieces, isHalfClosed }: FuzzRequest,
  limit_ms: number,
): Promise<FuzzAnswer | 'hangs' | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const timer = setTimeout(() => {
      socket.destroy();
      resolve('hangs');
    }, limit_ms);
    socket.on('data', (bytes: Buffer) => received.push(bytes));
    socket.on('error', () => {});
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(readAnswer(Buffer.concat(received)));
    });
    socket.on('connect', async () => {
      for (const piece of pieces) {
        socket.write(piece);
        if (pieces.length > 1) await new Promise((next) => setImmediate(next));
      }
      if (isHalfClosed) socket.end();
    });
  });
}

function readAnswer(bytes: Buffer): FuzzAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(line.split(' ')[1]);
  if (status < 200) return readAnswer(bytes.subarray(end + 4));
  const headers = new Map(
    lines.map((each) => {
      const colon = each.indexOf(':');
      return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()] as const;
    }),
  );
  const rest = bytes.subarray(end + 4);
  if (headers.get('transfer-encoding') === 'chunked') return { status, headers, ...unchunk(rest) };
  const length = headers.get('content-length');
  const isWhole = length === undefined || rest.length >= Number(length);
  return { status, headers, body: length === undefined ? rest : rest.subarray(0, Number(length)), isWhole };
}

function unchunk(bytes: Buffer): { readonly body: Buffer; readonly isWhole: boolean } {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return { body: Buffer.concat(chunks), isWhole: false };
    const length = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (length === 0) return { body: Buffer.concat(chunks), isWhole: true };
    if (line + 2 + length > bytes.length) return { body: Buffer.concat(chunks), isWhole: false };
    chunks.push(bytes.subarray(line + 2, line + 2 + length));
    at = line + 4 + length;
  }
}

/** Describes what is wrong with an answer; undefined if nothing is. */
export function faultOf({ path, isFramed }: FuzzRequest, answer: FuzzAnswer | 'hangs' | undefined): string | undefined {
  if (answer === 'hangs') return 'the answer did not end in time';
  // With damaged framing the connection may end before there is a complete request.
  if (answer === undefined) return isFramed ? 'the connection ended without an answer' : undefined;
  const passed = answer.headers.get('x-fuzz');
  if (passed !== undefined) {
    // Only a complete answer can be compared.
    if (!answer.isWhole || !answer.headers.has('content-length')) return undefined;
    const actual = createHash('sha1').update(answer.body).digest('hex');
    return actual === passed ? undefined : 'the gateway changed the bytes of an answer';
  }
  if (!answer.isWhole) return 'an answer of the gateway was cut short';
  if (answer.status === 500) return `status 500: ${answer.body.toString('utf8').slice(0, 300)}`;
  return answer.status < 400 ? undefined : envelopeFault(path, answer);
}

function envelopeFault(path: string | undefined, { status, body }: FuzzAnswer): string | undefined {
  const text = body.toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return `the error is not JSON: ${text.slice(0, 300)}`;
  }
  const wanted = envelopesOf(path).some((name) => envelopes[name](json, status));
  return wanted ? undefined : `the error is not in the envelope of its interface: ${text.slice(0, 300)}`;
}

const envelopes = {
  text: (json: unknown) => {
    const error = member(json, 'error');
    return typeof member(error, 'code') === 'string' && typeof member(error, 'message') === 'string';
  },
  google: (json: unknown, status: number) => {
    const error = member(json, 'error');
    const isTexts = typeof member(error, 'status') === 'string' && typeof member(error, 'message') === 'string';
    return isTexts && member(error, 'code') === status;
  },
  messages: (json: unknown) => {
    const error = member(json, 'error');
    const isTexts = typeof member(error, 'type') === 'string' && typeof member(error, 'message') === 'string';
    return isTexts && member(json, 'type') === 'error';
  },
};

function envelopesOf(path: string | undefined): readonly (keyof typeof envelopes)[] {
  if (path === undefined || path.startsWith('/v1/models')) return ['text', 'google', 'messages'];
  if (path.startsWith('/api/v3/')) return ['text'];
  return path.startsWith('/v1beta/') ? ['google'] : ['messages'];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

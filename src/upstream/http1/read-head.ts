/**
 * Reads the head of an answer (RFC 9112 §2.3, §4, §5, §6.3). It is strict: whatever another reader could understand differently is an
 * error, because a wrong end of one answer would become the beginning of another caller's answer.
 */
import { invalid } from './wire-error.ts';

/** What determines the end of a body: a number of bytes, a last chunk, or the close of the connection. */
export type BodyEnd = number | 'chunk' | 'close';

/** The head of an answer. */
export interface Head {
  readonly statusCode: number;
  /** A flat list of names and values, as received, without the white space around values. */
  readonly headers: readonly string[];
  readonly end: BodyEnd;
  /** Whether the connection can carry another request. */
  readonly isPersistent: boolean;
  /** How long the upstream keeps an idle connection open, from its Keep-Alive header; undefined: it does not say. */
  readonly keep_alive_s: number | undefined;
}

const STATUS_LINE = /^HTTP\/1\.([01]) ([1-9]\d\d)(?: |\r|$)/;
/** Control characters, and line breaks that are not CRLF. */
const FORBIDDEN = /[^\t\r\n\x20-\x7e\x80-\xff]|\r(?!\n)|(?<!\r)\n/;

/**
 * @param text the head in Latin-1, without the empty line at its end.
 * @param method of the request: the answer to HEAD has no body.
 * @throws WireError INVALID_ANSWER.
 */
export function readHead(text: string, method: string): Head {
  if (FORBIDDEN.test(text)) invalid('the head of the answer has a control character or a lone line break');
  const status = STATUS_LINE.exec(text) ?? invalid('the answer does not begin with a status line of HTTP/1.0 or 1.1');
  const isFirstVersion = status[1] === '0';
  const statusCode = Number(status[2]);
  const fields: Fields = { length: undefined, coding: undefined, connection: '', keepAlive: '' };
  const headers: string[] = [];
  for (let at = lineEnd(text, 0) + 2; at < text.length; ) {
    const end = lineEnd(text, at);
    const colon = text.indexOf(':', at);
    const name = text.slice(at, colon);
    // Also refuses a line that continues the one before it, and a space before the colon.
    if (colon < 0 || colon > end || !isToken(name)) invalid('the answer has an invalid header line');
    const value = trimmed(text, colon + 1, end);
    headers.push(name, value);
    note(fields, name, value);
    at = end + 2;
  }
  const options = fields.connection.toLowerCase();
  if (statusCode < 200) checkInterim(fields, closes(options), isFirstVersion);
  const end = bodyEnd(fields, statusCode, method, isFirstVersion);
  const isKept = isFirstVersion ? /(?:^|[\s,])keep-alive(?:$|[\s,])/.test(options) : !closes(options);
  return { statusCode, headers, end, isPersistent: isKept && end !== 'close', keep_alive_s: keepAlive_s(fields) };
}

/** The headers that determine the end of the answer and of the connection. Repeated ones are joined by commas. */
interface Fields {
  length: string | undefined;
  coding: string | undefined;
  connection: string;
  keepAlive: string;
}

function note(fields: Fields, name: string, value: string): void {
  switch (name.length) {
    case 'connection'.length: {
      const lower = name.toLowerCase();
      if (lower === 'connection') fields.connection += `${value},`;
      else if (lower === 'keep-alive') fields.keepAlive += `${value},`;
      return;
    }
    case 'content-length'.length:
      if (name.toLowerCase() === 'content-length')
        fields.length = fields.length === undefined ? value : `${fields.length},${value}`;
      return;
    case 'transfer-encoding'.length:
      if (name.toLowerCase() === 'transfer-encoding')
        fields.coding = fields.coding === undefined ? value : `${fields.coding},${value}`;
  }
}

function bodyEnd({ length, coding }: Fields, statusCode: number, method: string, isFirstVersion: boolean): BodyEnd {
  // Both, or one of them twice, are marks of an attempt to hide an answer in another (RFC 9112 §6.3 and §11.2).
  if (length !== undefined && coding !== undefined)
    invalid('the answer has both a content-length and a transfer-encoding');
  if (length !== undefined && !/^\d{1,15}$/.test(length)) invalid('the answer has an invalid content-length');
  // No request asks for another coding, and in HTTP/1.0 there is none.
  if (coding !== undefined && (isFirstVersion || coding.toLowerCase() !== 'chunked'))
    invalid('the answer has a transfer-encoding that is not only chunked');
  if (method === 'HEAD' || statusCode < 200 || statusCode === 204 || statusCode === 304) return 0;
  if (coding !== undefined) return 'chunk';
  return length === undefined ? 'close' : Number(length);
}

/** An interim answer has no body and does not end the connection. A head that says otherwise may hide a second answer. */
function checkInterim({ length, coding }: Fields, isLast: boolean, isFirstVersion: boolean): void {
  if (isFirstVersion) invalid('an interim answer is of HTTP/1.0, which has none');
  if (length !== undefined || coding !== undefined)
    invalid('an interim answer has a content-length or transfer-encoding');
  if (isLast) invalid('an interim answer closes the connection');
}

function closes(options: string): boolean {
  return options !== '' && /(?:^|[\s,])close(?:$|[\s,])/.test(options);
}

function keepAlive_s({ keepAlive }: Fields): number | undefined {
  const timeout = keepAlive === '' ? undefined : /(?:^|[\s,;])timeout=(\d{1,9})/i.exec(keepAlive)?.[1];
  return timeout === undefined ? undefined : Number(timeout);
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\r\n', from);
  return at < 0 ? text.length : at;
}

/** The part of the text without spaces and tabs at its ends. */
function trimmed(text: string, from: number, to: number): string {
  let first = from;
  let last = to;
  while (first < last && isBlank(text.charCodeAt(first))) first += 1;
  while (last > first && isBlank(text.charCodeAt(last - 1))) last -= 1;
  return text.slice(first, last);
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Whether the text is a token, which no reader can take for anything else. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

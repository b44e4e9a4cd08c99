/**
 * Splits a `multipart/form-data` body (RFC 7578) into its parts. Refuses everything that two readers could understand differently: the
 * gateway would bill the parts that it sees, and the upstream would use others.
 */
import { excerpt, Refusal } from '../../lib/refusal.ts';

/** The place of a part's content in the body. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FormPart extends Span {
  readonly name: string;
  /** Undefined: the part is a text. */
  readonly filename: string | undefined;
  readonly content_type: string | undefined;
}

/** No real part has longer headers. */
const MAX_HEAD_bytes = 4096;

const TYPE = /^multipart\/form-data[ \t]*(?:;|$)/i;
/** RFC 2046 §5.1.1. Another parameter, or a second boundary, could be read instead. */
const BOUNDARY =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'()+,./:=?-]{1,70}))$/i;
const HEADER = /^([\w-]+):[ \t]*([^\p{Cc}]*?)[ \t]*$/u;
const PARAMETER = /[ \t]*;[ \t]*([\w*-]+)=(?:"([^"\\]*)"|([\w!#$%&'*+.^`|~-]+))/y;
const SEND_TYPE = 'send content-type: multipart/form-data with one boundary';
const END = '\r\n\r\n';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The boundary in a `content-type`. @throws Refusal unsupported_media_type. */
export function boundaryOf(contentType: string | undefined): string {
  if (contentType === undefined || !TYPE.test(contentType)) {
    const given =
      contentType === undefined
        ? 'the request has no content-type'
        : `content-type '${excerpt(contentType)}' is not accepted`;
    throw new Refusal('unsupported_media_type', `${given}; ${SEND_TYPE}`);
  }
  const found = BOUNDARY.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary !== undefined) return boundary;
  throw new Refusal(
    'unsupported_media_type',
    `content-type '${excerpt(contentType)}' has no clear boundary; ${SEND_TYPE}`,
  );
}

/**
 * The parts in their order. The caller stops at the first that it does not accept, so a body with many parts costs no more.
 *
 * @throws Refusal invalid_request with the number of the part, from 1.
 */
export function* partsOf(raw: Buffer, boundary: string): Generator<FormPart, void> {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  if (raw.indexOf(mark) !== 0)
    throw refused('the body does not begin with its boundary', 'send nothing before the first part');
  let at = mark.length;
  for (let number = 1; !isLast(raw, at); number++) {
    if (!isBreak(raw, at)) throw unclear(number);
    const from = at + 2;
    const length = raw.subarray(from, from + MAX_HEAD_bytes + END.length).indexOf(END);
    if (length < 0)
      throw refused(`part ${number} has no end of its headers`, `send headers of at most ${MAX_HEAD_bytes} bytes`);
    const start = from + length + END.length;
    const next = raw.indexOf(mark, start);
    if (next < 0) throw refused('the body ends before its last boundary', 'send the whole body');
    const end = next - 2;
    if (end < start || !isBreak(raw, end)) throw unclear(number);
    yield { ...readHead(raw.subarray(from, from + length), number, end - start), start, end };
    at = next + mark.length;
  }
}

/** Whether the last boundary ends here, and nothing follows it. */
function isLast(raw: Buffer, at: number): boolean {
  if (raw[at] !== 0x2d || raw[at + 1] !== 0x2d) return false;
  if (raw.length === at + 2 || (raw.length === at + 4 && isBreak(raw, at + 2))) return true;
  throw refused('the body goes on after its last boundary', 'send nothing after the last part');
}

function isBreak(raw: Buffer, at: number): boolean {
  return raw[at] === 0x0d && raw[at + 1] === 0x0a;
}

/** @param length_bytes of the content. */
function readHead(head: Buffer, number: number, length_bytes: number): Omit<FormPart, 'start' | 'end'> {
  const headers = new Map<string, string>();
  for (const line of textOf(head, number).split('\r\n')) {
    const [, name, value = ''] = HEADER.exec(line) ?? [];
    if (name === undefined)
      throw refused(`part ${number} has a header that cannot be read`, 'write NAME: VALUE in one line');
    const key = name.toLowerCase();
    if (headers.has(key)) throw refused(`part ${number} has the header ${key} twice`, 'send it once');
    headers.set(key, value);
  }
  for (const [name, value] of headers) {
    if (!isHarmless(name, value, length_bytes))
      throw refused(
        `part ${number} has the header '${excerpt(`${name}: ${value}`)}', which is not accepted`,
        'remove it',
      );
  }
  const disposition = headers.get('content-disposition') ?? '';
  const words = /^form-data/i.test(disposition) ? readParameters(disposition.slice('form-data'.length)) : undefined;
  const name = words?.get('name');
  if (words === undefined || name === undefined)
    throw refused(
      `part ${number} has no clear content-disposition`,
      'write content-disposition: form-data; name="NAME", for a file with filename="NAME"',
    );
  return { name, filename: words.get('filename') ?? words.get('filename*'), content_type: headers.get('content-type') };
}

/** Whether a header leaves the content as it is. */
function isHarmless(name: string, value: string, length_bytes: number): boolean {
  if (name === 'content-disposition' || name === 'content-type') return true;
  if (name === 'content-length') return value === String(length_bytes);
  return name === 'content-transfer-encoding' && /^(binary|8bit|7bit)$/i.test(value);
}

/** The parameters of a content-disposition; undefined if they are not clear. */
function readParameters(text: string): ReadonlyMap<string, string> | undefined {
  const words = new Map<string, string>();
  for (let at = 0; at < text.length; at = PARAMETER.lastIndex) {
    PARAMETER.lastIndex = at;
    const [, name = '', quoted, plain = ''] = PARAMETER.exec(text) ?? [];
    const key = name.toLowerCase();
    if (!['name', 'filename', 'filename*'].includes(key) || words.has(key)) return undefined;
    words.set(key, quoted ?? plain);
  }
  return words;
}

function textOf(head: Buffer, number: number): string {
  try {
    return utf8.decode(head);
  } catch {
    throw refused(`the headers of part ${number} are not valid UTF-8`, 'send them in UTF-8');
  }
}

function unclear(number: number): Refusal {
  return refused(
    `the boundary stands inside part ${number}`,
    'choose a boundary that no part contains, and end lines with CR LF',
  );
}

function refused(mistake: string, remedy: string): Refusal {
  return new Refusal('invalid_request', `${mistake}; ${remedy}`);
}

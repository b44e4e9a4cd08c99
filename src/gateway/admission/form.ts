/** Reads a form with the parts that its route declares, as one object of values that facts can use. */

import { acceptsType, mediaType } from '../../lib/net/media-type.ts';
import { excerpt, Refusal } from '../../lib/refusal.ts';
import type { FilePlan, FormPlan, PartPlan } from '../../plan/index.ts';
import type { ParsedBody } from './body.ts';
import { boundaryOf, type FormPart, partsOf, type Span } from './multipart.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a form. A text becomes a string, a number, or true or false, as its part declares; a file becomes `{ filename, content_type,
 * bytes }`, and parts that may be repeated become a list.
 *
 * @throws Refusal `unsupported_media_type`, or `invalid_request` with the name of the part.
 */
export function parseForm(raw: Buffer, contentType: string | undefined, form: FormPlan): ParsedBody {
  const value: Record<string, unknown> = {};
  const spans = new Map<string, Span>();
  for (const part of partsOf(raw, boundaryOf(contentType))) {
    const rule = form.get(part.name);
    if (rule === undefined) throw refuse(part.name, `is not accepted here; send only ${[...form.keys()].join(', ')}`);
    const read = readPart(raw, part, rule);
    const earlier = Object.hasOwn(value, part.name) ? value[part.name] : undefined;
    if (rule.max_parts === undefined) {
      if (earlier !== undefined) throw refuse(part.name, 'is there twice; send it once');
      value[part.name] = read;
      spans.set(part.name, part);
    } else {
      const list = Array.isArray(earlier) ? earlier : [];
      if (list.length === rule.max_parts) throw refuse(part.name, `is there too often; send at most ${rule.max_parts}`);
      list.push(read);
      value[part.name] = list;
    }
  }
  for (const [name, { required }] of form) {
    if (required && !Object.hasOwn(value, name)) throw refuse(name, 'is missing; add it');
  }
  return { raw, text: JSON.stringify(value), value, spans };
}

/**
 * Reads a body that is one file. Facts see it as a form with one part, `file`.
 *
 * @throws Refusal `unsupported_media_type`, or `invalid_request` if it is empty.
 */
export function parseFile(raw: Buffer, contentType: string | undefined, { content_types }: FilePlan): ParsedBody {
  const type = mediaType(contentType);
  if (type === undefined || !acceptsType(type, content_types)) {
    const given =
      contentType === undefined
        ? 'the request has no content-type'
        : `content-type '${excerpt(contentType)}' is not accepted`;
    throw new Refusal('unsupported_media_type', `${given}; send ${content_types.join(' or ')}`);
  }
  if (raw.length === 0) throw new Refusal('invalid_request', 'the body is empty; send a file');
  const value = { file: { content_type: contentType, bytes: raw.length } };
  return { raw, text: JSON.stringify(value), value, spans: new Map([['file', { start: 0, end: raw.length }]]) };
}

/** Replaces the content of a text part. No other byte changes. */
export function replacePart(body: ParsedBody, name: string, text: string): ParsedBody {
  const span = body.spans?.get(name);
  if (span === undefined) return body;
  const raw = Buffer.concat([body.raw.subarray(0, span.start), Buffer.from(text), body.raw.subarray(span.end)]);
  const longer = raw.length - body.raw.length;
  const moved = ({ start, end }: Span) =>
    start < span.start ? { start, end } : { start: start === span.start ? start : start + longer, end: end + longer };
  const spans = new Map([...(body.spans ?? [])].map(([key, at]) => [key, moved(at)]));
  const value = { ...Object(body.value), [name]: text };
  return { raw, text: JSON.stringify(value), value, spans };
}

function readPart(raw: Buffer, { name, filename, content_type, start, end }: FormPart, rule: PartPlan): unknown {
  const bytes = end - start;
  if (bytes > rule.max_bytes) throw refuse(name, `has ${bytes} bytes; send at most ${rule.max_bytes}`);
  if (rule.type === 'file') {
    if (filename === undefined) throw refuse(name, 'is a file; send it with a filename');
    checkType(name, content_type, rule.content_types);
    return { filename, content_type: content_type ?? null, bytes };
  }
  if (filename !== undefined) throw refuse(name, 'is a text; send it without a filename');
  if (content_type !== undefined && !PLAIN.test(content_type))
    throw refuse(name, `has content-type '${excerpt(content_type)}'; send text/plain in utf-8, or no content-type`);
  return readText(name, raw.subarray(start, end), rule.type);
}

const PLAIN = /^text\/plain(?:[ \t]*;[ \t]*charset="?(?:utf-?8|us-ascii)"?)?$/i;

/** A part in several parts would have contents that the gateway has not seen. */
function checkType(name: string, given: string | undefined, accepted: readonly string[] | undefined): void {
  const type = mediaType(given);
  const isKnown = given === undefined ? accepted === undefined : type !== undefined && !type.startsWith('multipart/');
  if (isKnown && (accepted === undefined || (type !== undefined && acceptsType(type, accepted)))) return;
  const has = given === undefined ? 'has no content-type' : `has content-type '${excerpt(given)}'`;
  throw refuse(name, `${has}; send ${accepted?.join(' or ') ?? 'the type of one file'}`);
}

function readText(name: string, bytes: Buffer, type: Exclude<PartPlan['type'], 'file'>): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw refuse(name, 'is not valid UTF-8; send text in UTF-8');
  }
  switch (type) {
    case 'string':
      return text;
    case 'int':
      if (/^-?\d{1,15}$/.test(text)) return Number(text);
      throw refuse(name, `must be a whole number, not '${excerpt(text)}'`);
    case 'bool':
      if (text === 'true' || text === 'false') return text === 'true';
      throw refuse(name, `must be true or false, not '${excerpt(text)}'`);
  }
}

function refuse(name: string, mistake: string): Refusal {
  return new Refusal('invalid_request', `the part '${excerpt(name)}' ${mistake}`);
}

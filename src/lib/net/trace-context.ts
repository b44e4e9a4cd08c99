/** Reads and writes the headers of W3C Trace Context (https://www.w3.org/TR/trace-context/). */

/** A caller's trace, from valid headers. */
export interface TraceContext {
  /** 32 hexadecimal digits, not all zero. */
  readonly trace_id: string;
  /** The caller's span: 16 hexadecimal digits, not all zero. */
  readonly span_id: string;
  readonly isSampled: boolean;
  readonly traceparent: string;
  /** The header as received; undefined if it is absent or not valid. */
  readonly tracestate: string | undefined;
}

const PARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-[\x21-\x7e]*)?$/;
/** Longer than any version of the header needs. */
const PARENT_LIMIT = 128;

/** @returns undefined without a valid `traceparent`: a `tracestate` alone has no meaning (§3.3). */
export function readTraceContext(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): TraceContext | undefined {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string' || traceparent.length > PARENT_LIMIT) return undefined;
  const [, version, trace_id, span_id, flags = '00', more] = PARENT.exec(traceparent) ?? [];
  if (trace_id === undefined || span_id === undefined) return undefined;
  // Only later versions may have more fields (§3.2.4).
  if (version === '00' && more !== undefined) return undefined;
  const state = typeof tracestate === 'string' && isTracestate(tracestate) ? tracestate : undefined;
  return { trace_id, span_id, isSampled: (Number.parseInt(flags, 16) & 1) === 1, traceparent, tracestate: state };
}

/** A `traceparent` of version 00. */
export function formatTraceparent(trace_id: string, span_id: string, isSampled: boolean): string {
  return `00-${trace_id}-${span_id}-${isSampled ? '01' : '00'}`;
}

/** What every participant must pass on (§3.3.1.5). A longer list is dropped. */
const STATE_LIMIT = 512;
const MAX_MEMBERS = 32;
const MEMBER =
  /^(?:[a-z][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

function isTracestate(text: string): boolean {
  if (text.length > STATE_LIMIT) return false;
  const members = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const keys = new Set(members.map((each) => each.slice(0, each.indexOf('='))));
  return (
    members.length > 0 &&
    members.length <= MAX_MEMBERS &&
    keys.size === members.length &&
    members.every((each) => MEMBER.test(each))
  );
}

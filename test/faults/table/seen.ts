/** Parses what a caller got from the bytes. */

export interface Seen {
  readonly status: number | undefined;
  /** How the answer ended: `clean` by its framing, `closed` by a close that delimits it, `cut` within its framing, `none` before a head. */
  readonly end: 'clean' | 'closed' | 'cut' | 'none';
  /** The error's name in the envelope: in a complete error answer, or in the last event of a broken stream. */
  readonly error: string | undefined;
  readonly isEvent: boolean;
  readonly noRetry: boolean;
}

interface Framed {
  readonly body: string;
  readonly end: 'clean' | 'closed' | 'cut';
}

/** @param received everything up to the end of the connection, as Latin-1 */
export function readSeen(ended: 'end' | 'reset', received: string): Seen {
  // Skip interim answers that the gateway may pass on.
  const text = received.replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return { status: undefined, end: 'none', error: undefined, isEvent: false, noRetry: false };
  const head = text.slice(0, headEnd);
  const status = Number(head.split(' ')[1]);
  const { body, end } = unframe(status, head, text.slice(headEnd + 4), ended);
  const isStream = /^content-type: text\/event-stream/im.test(head);
  const last = isStream ? /(?:^|\n)data: (.*)\r?\n\r?\n$/.exec(body.slice(-2_000))?.[1] : body;
  return {
    status,
    end,
    error: last === undefined ? undefined : errorName(last),
    isEvent: isStream,
    noRetry: /^x-should-retry: false/im.test(head),
  };
}

function unframe(status: number, head: string, raw: string, ended: 'end' | 'reset'): Framed {
  if (status === 204 || status === 304) return { body: raw, end: 'clean' };
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return { body: raw, end: raw.length === Number(length) ? 'clean' : 'cut' };
  if (!/^transfer-encoding: chunked/im.test(head)) return { body: raw, end: ended === 'end' ? 'closed' : 'cut' };
  let body = '';
  let rest = raw;
  for (;;) {
    const line = /^([0-9a-f]+)\r\n/i.exec(rest);
    if (line === null) return { body, end: 'cut' };
    const size = Number.parseInt(line[1] ?? '', 16);
    if (size === 0) return { body, end: rest.endsWith('\r\n\r\n') ? 'clean' : 'cut' };
    const start = line[0].length;
    body += rest.slice(start, start + size);
    if (rest.length < start + size + 2) return { body, end: 'cut' };
    rest = rest.slice(start + size + 2);
  }
}

/** The error's name in any of the shipped envelopes. */
function errorName(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text);
    const name = error?.type ?? error?.status ?? error?.code;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

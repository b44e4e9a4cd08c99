/** Records the answer of an upstream as an example, without credentials. */
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { isRecord } from '../../lib/json/record.ts';
import type { Plan } from '../../plan/index.ts';
import type { UpstreamClient } from '../../upstream/client/client.ts';
import { headerIn } from '../../upstream/client/headers.ts';

export interface RecordedExchange {
  /** The request: `upstream clips: POST /clips`. */
  readonly asked: string;
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string;
}

/** Keeps the answers that a client passes on. */
export interface Recorder {
  readonly observe: (client: UpstreamClient) => UpstreamClient;
  /** Recordings that have begun, in order. */
  readonly exchanges: readonly RecordedExchange[];
}

/** Creates a recorder. */
export function createRecorder(): Recorder {
  const heads: (Omit<RecordedExchange, 'body'> & { readonly chunks: Buffer[] })[] = [];
  return {
    observe: (client) => ({
      ...client,
      dispatch(request, handler) {
        const asked = `upstream ${request.upstream.name}: ${request.method} ${request.target.base_path}${request.path}`;
        const chunks: Buffer[] = [];
        client.dispatch(request, {
          onRequestStart: (control) => handler.onRequestStart(control),
          reader(statusCode) {
            const reader = handler.reader(statusCode);
            return {
              onResponseStart(control, status, headers) {
                heads.push({ asked, status, type: headerIn(headers, 'content-type'), chunks });
                reader.onResponseStart(control, status, headers);
              },
              onResponseData(control, chunk) {
                chunks.push(chunk);
                reader.onResponseData(control, chunk);
              },
              onResponseEnd: () => reader.onResponseEnd(),
              onResponseError: (error) => reader.onResponseError(error),
            };
          },
          onResponseError: (error) => handler.onResponseError(error),
        });
      },
    }),
    get exchanges() {
      return heads.map(({ chunks, ...head }) => ({ ...head, body: Buffer.concat(chunks).toString('utf8') }));
    },
  };
}

/** An answer as an example has it: JSON as `body`, a stream as `events`. Any other body is left out. */
export function recordedAnswer(
  { status, type, body }: RecordedExchange,
  secrets: readonly string[],
): Readonly<Record<string, unknown>> {
  const head = status === 200 ? {} : { status };
  const clean = (text: string) => secrets.reduce((kept, secret) => kept.replaceAll(secret, 'REMOVED'), text);
  if (type?.startsWith('text/event-stream') === true) {
    const data = clean(body)
      .split(/\r?\n/)
      .flatMap((line) => (line.startsWith('data:') ? line.slice(5).trim() : []));
    return { ...head, events: data.map((text) => withoutQueries(tryParseJson(text) ?? text)) };
  }
  const value = tryParseJson(clean(body));
  if (value !== undefined) return { ...head, body: withoutQueries(value) };
  return { status, ...(type !== undefined && { headers: { 'content-type': type } }) };
}

/** The secrets of the plan's upstreams that an answer may repeat. */
export function secretsOf({ upstreams }: Plan): readonly string[] {
  const credentials = [...upstreams.values()].flatMap(({ targets }) =>
    targets.flatMap((target) => target.credential ?? []),
  );
  const secrets = credentials.flatMap((credential) => Object.values(credential.secrets));
  return secrets.filter((secret) => secret.length >= SHORTEST_SECRET);
}

/** Shorter texts may occur in an answer by chance. */
const SHORTEST_SECRET = 6;

/** The query of a URL may have a signature, which lets everybody read the file. */
function withoutQueries(value: unknown): unknown {
  if (typeof value === 'string') return /^https?:\/\/\S+$/.test(value) ? value.replace(/[?#].*$/, '') : value;
  if (Array.isArray(value)) return value.map(withoutQueries);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, withoutQueries(below)]));
}

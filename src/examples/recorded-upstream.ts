/** Answers requests to upstreams from recorded answers, without a network. */
import { answerBytes } from '../lang/binary-events.ts';
import { tryParseJson } from '../lang/parse-json.ts';
import { isRecord } from '../lang/pointer.ts';
import {
  type AnswerPlan,
  DEFAULT_TARGET,
  type ModelPlan,
  type Plan,
  type RoutePlan,
  type UpstreamPlan,
  type UpstreamTarget,
} from '../plan.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import { headerIn } from '../upstream/headers.ts';
import type { AnswerControl } from '../upstream/http1/answer-handler.ts';

/** An upstream that gives its answers in order, whatever the requests. */
export interface RecordedUpstream {
  readonly client: UpstreamClient;
  readonly answers: AnswerPlan[];
  /** The method and path of each request. */
  readonly sent: string[];
  /** Whether a request came without an answer left. */
  readonly isExhausted: boolean;
}

/** Creates an upstream without answers; add them to `answers`. */
export function createRecordedUpstream(): RecordedUpstream {
  const answers: AnswerPlan[] = [];
  const sent: string[] = [];
  let isExhausted = false;
  const client: UpstreamClient = {
    authorize: async () => {},
    dispatch(request, handler) {
      request.call?.begin(request.headers);
      sent.push(`${request.method} ${request.path}`);
      const answer = answers.shift();
      let isEnded = false;
      const control: AnswerControl = {
        received_bytes: 0,
        // The whole answer is in memory, so nothing is gained by waiting.
        pause() {},
        resume() {},
        abort(reason) {
          if (isEnded) return;
          isEnded = true;
          handler.onResponseError(reason);
        },
      };
      handler.onRequestStart(control);
      if (answer === undefined) {
        isExhausted = true;
        control.abort(new Error('no answer is recorded'));
        return;
      }
      const { status, headers, body } = answer;
      if (!isEnded) handler.onResponseStart(control, status, Object.entries(headers).flat());
      if (!isEnded && body !== '') handler.onResponseData(control, answerBytes(body, headers['content-type']));
      if (isEnded) return;
      isEnded = true;
      handler.onResponseEnd();
    },
    connectionsTo() {
      throw new Error('examples play no mounts');
    },
    credentialRefused() {},
    connections: () => ({ open: 0, idle: 0, waiting: 0 }),
    keepOnly() {},
    close: async () => {},
  };
  return {
    client,
    answers,
    sent,
    get isExhausted() {
      return isExhausted;
    },
  };
}

const TARGET: UpstreamTarget = {
  name: DEFAULT_TARGET,
  shown: 'recorded',
  weight: 1,
  origin: 'http://recorded.invalid',
  base_path: '',
  credential: undefined,
};

/** Only the parts with an upstream are copied: the others are known by their identity. */
export function withRecordedTargets(plan: Plan): Plan {
  const upstreams = new Map(
    [...plan.upstreams].map(([name, one]) => [name, { ...one, target: TARGET, targets: [TARGET] }]),
  );
  const on = (upstream: UpstreamPlan): UpstreamPlan => upstreams.get(upstream.name) ?? upstream;
  const model = (one: ModelPlan): ModelPlan => ({
    ...one,
    upstream: on(one.upstream),
    upstreams: one.upstreams.map(on),
    choice: undefined,
  });
  const route = (one: RoutePlan): RoutePlan => {
    if (one.action === 'forward') return { ...one, upstream: one.upstream && on(one.upstream), choice: undefined };
    return one.action === 'list_resources' ? { ...one, upstream: on(one.upstream) } : one;
  };
  const models = new Map([...plan.models].map(([id, one]) => [id, model(one)]));
  return { ...plan, upstreams, models, routes: plan.routes.map(route) };
}

/** A request to an upstream with its answer. */
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
          onResponseStart(control, status, headers) {
            heads.push({ asked, status, type: headerIn(headers, 'content-type'), chunks });
            handler.onResponseStart(control, status, headers);
          },
          onResponseData(control, chunk) {
            chunks.push(chunk);
            handler.onResponseData(control, chunk);
          },
          onResponseEnd: () => handler.onResponseEnd(),
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
  const credentials = [...upstreams.values()].flatMap(({ targets }) => targets.flatMap((one) => one.credential ?? []));
  const secrets = credentials.flatMap((one) => Object.values(one.secrets));
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

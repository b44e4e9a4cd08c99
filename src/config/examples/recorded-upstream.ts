/** Answers requests to upstreams from recorded answers, without a network. */
import { answerBytes } from '../../lib/net/binary-events.ts';
import {
  type AnswerPlan,
  DEFAULT_TARGET,
  type ModelPlan,
  type Plan,
  type RoutePlan,
  type UpstreamPlan,
  type UpstreamTarget,
} from '../../plan/index.ts';
import type { UpstreamClient } from '../../upstream/client/client.ts';
import type { AnswerControl, AnswerHandler } from '../../upstream/http1/answer-handler.ts';

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
      let receiver: Pick<AnswerHandler, 'onResponseError'> = handler;
      const control: AnswerControl = {
        received_bytes: 0,
        // The whole answer is in memory, so nothing is gained by waiting.
        pause() {},
        resume() {},
        abort(reason) {
          if (isEnded) return;
          isEnded = true;
          receiver.onResponseError(reason);
        },
      };
      handler.onRequestStart(control);
      if (answer === undefined) {
        isExhausted = true;
        control.abort(new Error('no answer is recorded'));
        return;
      }
      const { status, headers, body } = answer;
      if (isEnded) return;
      const reader = handler.reader(status);
      receiver = reader;
      reader.onResponseStart(control, status, Object.entries(headers).flat());
      if (!isEnded && body !== '') reader.onResponseData(control, answerBytes(body, headers['content-type']));
      if (isEnded) return;
      isEnded = true;
      reader.onResponseEnd();
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
    [...plan.upstreams].map(([name, value]) => [name, { ...value, target: TARGET, targets: [TARGET] }]),
  );
  const on = (upstream: UpstreamPlan): UpstreamPlan => upstreams.get(upstream.name) ?? upstream;
  const model = (model: ModelPlan): ModelPlan => ({
    ...model,
    upstream: on(model.upstream),
    upstreams: model.upstreams.map(on),
    choice: undefined,
  });
  const route = (route: RoutePlan): RoutePlan => {
    if (route.action === 'forward')
      return { ...route, upstream: route.upstream && on(route.upstream), choice: undefined };
    return route.action === 'list_resources' ? { ...route, upstream: on(route.upstream) } : route;
  };
  const models = new Map([...plan.models].map(([id, value]) => [id, model(value)]));
  return { ...plan, upstreams, models, routes: plan.routes.map(route) };
}

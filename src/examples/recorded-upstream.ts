/** Answers requests to upstreams from recorded answers, without a network. */
import { answerBytes } from '../lang/binary-events.ts';
import type { AnswerPlan } from '../plan.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import type { AnswerControl } from '../upstream/http1/answer-handler.ts';

/** An upstream that gives its answers in order, whatever it is asked. */
export interface RecordedUpstream {
  readonly client: UpstreamClient;
  readonly answers: AnswerPlan[];
  /** The method and path of each request. */
  readonly sent: string[];
  /** Whether a request came for which there was no answer. */
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

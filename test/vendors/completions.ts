/** The chat-completions interface of examples/openai.yaml: completions, whole or streamed. */
import { bodyOf, type Call, jsonReply, type Reply } from './exchange.ts';
import { at, booleanAt, integerAt, listOf, textAt } from './json.ts';
import { COMPLETIONS_PATH } from './paths.ts';
import { Refusal } from './refusal.ts';
import { inputTokens, proseOf, speak } from './speech.ts';
import type { World } from './world.ts';

/** Answers a call to the interface; undefined if the path does not belong to it. */
export function completions(call: Call, world: World): Reply | undefined {
  if (call.method !== 'POST' || call.path !== COMPLETIONS_PATH) return undefined;
  const body = bodyOf(call);
  const model = textAt(body, 'model') ?? '';
  const messages = listOf(at(body, 'messages'));
  if (model === '') throw new Refusal('invalid', 'you must provide a model parameter', { param: 'model' });
  if (messages.length === 0) throw new Refusal('invalid', 'messages must not be empty', { param: 'messages' });
  const limit = integerAt(body, 'max_completion_tokens') ?? integerAt(body, 'max_tokens');
  const { words, cut } = speak(model, proseOf(messages.at(-1)), call.steering, limit);
  const prompt_tokens = inputTokens(messages);
  const completion_tokens = words.length;
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  const common = {
    id: `chatcmpl-${world.nextToken(call.raw, 20)}`,
    created: Math.floor(world.now() / 1000),
    model,
  };
  const finish_reason = cut ? 'length' : 'stop';
  const counted = call.steering.has('no-usage') ? {} : { usage };
  if (booleanAt(body, 'stream') !== true) {
    const message = { role: 'assistant', content: words.join(''), refusal: null };
    const choices = [{ index: 0, message, logprobs: null, finish_reason }];
    return jsonReply(200, { ...common, object: 'chat.completion', choices, ...counted });
  }
  const chunk = (delta: object, finish: string | null) => ({ choices: [{ index: 0, delta, finish_reason: finish }] });
  const events: readonly object[] = [
    chunk({ role: 'assistant', content: '' }, null),
    ...words.map((content) => chunk({ content }, null)),
    chunk({}, finish_reason),
    ...(booleanAt(at(body, 'stream_options'), 'include_usage') === true ? [{ choices: [], ...counted }] : []),
  ];
  const texts = events.map((event) => JSON.stringify({ ...common, object: 'chat.completion.chunk', ...event }));
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
  return { kind: 'pieces', status: 200, headers, pieces: [...texts, '[DONE]'].map((text) => `data: ${text}\n\n`) };
}

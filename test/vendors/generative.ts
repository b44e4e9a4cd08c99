/** The generative interface: generateContent, streamGenerateContent in both forms, countTokens, and the models. */

import { bodyOf, type Call, jsonReply, type Reply } from './exchange.ts';
import { at, integerAt, isObject, type JsonObject, listOf, textAt } from './json.ts';
import { Refusal } from './refusal.ts';
import { argumentsFor, inputTokens, proseOf, speak } from './speech.ts';
import type { Steering } from './steering.ts';
import type { World } from './world.ts';

/** Answers a call to the generative interface; undefined if the path does not belong to it. */
export function generative(call: Call, world: World): Reply | undefined {
  if (call.method === 'GET') return models(call);
  const match = /^\/v1(?:beta)?\/models\/([^/:]+):(\w+)$/.exec(call.path);
  if (call.method !== 'POST' || match === null) return undefined;
  const [, model = '', verb = ''] = match;
  if (model.includes('nonexistent')) {
    throw new Refusal('unknown-model', `models/${model} is not found for API version v1beta`);
  }
  const body = bodyOf(call);
  switch (verb) {
    case 'countTokens': {
      const request = at(body, 'generateContentRequest') ?? body;
      checkContents(request);
      return jsonReply(200, { totalTokens: inputTokens(at(request, 'contents'), at(request, 'systemInstruction')) });
    }
    case 'generateContent': {
      const chunks = answer(model, body, call, world);
      return jsonReply(200, joined(chunks));
    }
    case 'streamGenerateContent':
      return stream(answer(model, body, call, world), call);
    default:
      return undefined;
  }
}

function checkContents(body: unknown): void {
  const contents = listOf(at(body, 'contents'));
  if (contents.length === 0)
    throw new Refusal('invalid', '* GenerateContentRequest.contents: contents is not specified');
  for (const [index, content] of contents.entries()) {
    if (listOf(at(content, 'parts')).length > 0) continue;
    const field = `GenerateContentRequest.contents[${index}].parts`;
    throw new Refusal('invalid', `* ${field}: contents.parts must not be empty.`);
  }
}

/** The response as chunks of a stream. Each chunk has a cumulative `usageMetadata`; the last has `finishReason`. */
function answer(model: string, body: JsonObject, call: Call, world: World): readonly JsonObject[] {
  checkContents(body);
  const { steering } = call;
  const identity = { modelVersion: model, responseId: world.nextToken(call.raw, 20) };
  const promptTokenCount = inputTokens(at(body, 'contents'), at(body, 'systemInstruction'), at(body, 'tools'));
  if (steering.has('sensitive')) {
    const usageMetadata = { promptTokenCount, totalTokenCount: promptTokenCount };
    return [{ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata, ...identity }];
  }
  const config = at(body, 'generationConfig');
  const thinks = steering.has('think') || at(config, 'thinkingConfig') !== undefined;
  const functionCall = steering.has('tool') ? toolCall(body) : undefined;
  const speech = speak(
    model,
    proseOf(listOf(at(body, 'contents')).at(-1)),
    steering,
    integerAt(config, 'maxOutputTokens'),
  );
  const parts = functionCall === undefined ? speech.words.map((text) => ({ text })) : [functionCall];
  return parts.map((part, index) => {
    const last = index === parts.length - 1;
    const end = last ? { finishReason: speech.cut ? 'MAX_TOKENS' : 'STOP' } : {};
    const candidate = { content: { parts: [part], role: 'model' }, ...end, index: 0 };
    const usageMetadata = usageOf(promptTokenCount, functionCall === undefined ? index + 1 : 12, thinks, steering);
    return { candidates: [candidate], ...(steering.has('no-usage') ? {} : { usageMetadata }), ...identity };
  });
}

/** Thinking tokens are counted in addition to the candidates; cached tokens are included in the prompt. */
function usageOf(promptTokenCount: number, candidatesTokenCount: number, thinks: boolean, steering: Steering) {
  const thoughtsTokenCount = 32;
  return {
    promptTokenCount,
    candidatesTokenCount,
    ...(steering.has('cached') ? { cachedContentTokenCount: Math.floor(promptTokenCount * 0.8) } : {}),
    ...(thinks ? { thoughtsTokenCount } : {}),
    totalTokenCount: promptTokenCount + candidatesTokenCount + (thinks ? thoughtsTokenCount : 0),
    promptTokensDetails: [{ modality: 'TEXT', tokenCount: promptTokenCount }],
  };
}

function toolCall(body: JsonObject): JsonObject | undefined {
  const declarations = listOf(at(body, 'tools')).flatMap((tool) => listOf(at(tool, 'functionDeclarations')));
  const name = textAt(declarations[0], 'name');
  if (name === undefined) return undefined;
  const schema = at(declarations[0], 'parameters') ?? at(declarations[0], 'parametersJsonSchema');
  return { functionCall: { name, args: argumentsFor(schema) } };
}

/** The response that is not streamed: the last chunk with the parts of all chunks; text parts are joined. */
function joined(chunks: readonly JsonObject[]): JsonObject {
  const last = chunks.at(-1) ?? {};
  const candidate = listOf(at(last, 'candidates'))[0];
  if (!isObject(candidate)) return last;
  const parts = chunks.flatMap((chunk) => listOf(at(at(listOf(at(chunk, 'candidates'))[0], 'content'), 'parts')));
  const text = parts.map((part) => textAt(part, 'text') ?? '').join('');
  const content = { parts: text === '' ? parts : [{ text }], role: 'model' };
  return { ...last, candidates: [{ ...candidate, content }] };
}

/** With `alt=sse`, events that have only data lines and end with CRLF; without it, one JSON array in pieces. */
function stream(chunks: readonly JsonObject[], call: Call): Reply {
  const { steering } = call;
  const sse = call.query.get('alt') === 'sse';
  const half = Math.floor(chunks.length / 2);
  const fault = { error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } };
  let sent: readonly JsonObject[] = chunks;
  if (steering.has('stream-error')) sent = [...chunks.slice(0, half), fault];
  if (steering.has('no-end')) sent = chunks.slice(0, Math.max(1, chunks.length - 1));
  const pieces = sse
    ? sent.map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`)
    : [...sent.map((chunk, index) => (index === 0 ? '[' : ',\r\n') + JSON.stringify(chunk, null, 2)), ']'];
  const type = sse ? 'text/event-stream' : 'application/json; charset=UTF-8';
  return { kind: 'pieces', status: 200, headers: { 'content-type': type }, pieces };
}

function models(call: Call): Reply | undefined {
  const match = /^\/v1(?:beta)?\/models(?:\/([^/:]+))?$/.exec(call.path);
  if (match === null) return undefined;
  const [, name] = match;
  if (name?.includes('nonexistent')) throw new Refusal('unknown-model', `models/${name} is not found`);
  if (name !== undefined) return jsonReply(200, modelFields(name));
  return jsonReply(200, { models: ['gen-pro', 'gen-flash'].map(modelFields) });
}

function modelFields(name: string): JsonObject {
  return {
    name: `models/${name}`,
    version: '001',
    displayName: name,
    description: `${name}, as played by the sandbox`,
    inputTokenLimit: 1_048_576,
    outputTokenLimit: 65_536,
    supportedGenerationMethods: ['generateContent', 'countTokens'],
  };
}

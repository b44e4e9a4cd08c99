/** The requests that the scenarios send. */
import type { LoadRequest } from '../load/jobs.ts';

const messages = [{ role: 'user', content: 'What colour is the kite, and where does the wind come from?' }];

/** A messages request, not streamed. */
export const message: LoadRequest = {
  method: 'POST',
  path: '/v1/messages',
  body: JSON.stringify({ model: 'chat-large', max_tokens: 64, messages }),
};

/** The number of events in the stub's stream. */
export const stream_events = 50;

/** A streamed messages request. */
export const stream: LoadRequest = {
  method: 'POST',
  path: '/v1/messages',
  body: JSON.stringify({ model: 'chat-large', max_tokens: 256, stream: true, messages }),
};

/** A stream that the stub leaves open. */
export const heldStream: LoadRequest = {
  ...stream,
  body: JSON.stringify({
    model: 'chat-large',
    max_tokens: 256,
    stream: true,
    messages: [{ role: 'user', content: '[held] Go on until I have heard enough.' }],
  }),
};

/** A generateContent request, not streamed. */
export const generate: LoadRequest = {
  method: 'POST',
  path: '/v1beta/models/gen-pro:generateContent',
  body: JSON.stringify({
    contents: [{ role: 'user', parts: [{ text: 'What colour is the kite?' }] }],
    generationConfig: { maxOutputTokens: 64 },
  }),
};

const tasks = '/api/v3/c/videos/generations/tasks';

/** Creates a video task. */
export const createVideo: LoadRequest = {
  method: 'POST',
  path: tasks,
  body: JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a red kite in the wind', duration: 4 }),
  answers: 'task_id',
};

/** Polls the task created just before. The first poll settles it. */
export const pollVideo: LoadRequest = { method: 'GET', path: `${tasks}/{id}` };

/** The requests that are measured. */
import type { LoadRequest } from '../load/jobs.ts';

const messages = [{ role: 'user', content: 'What colour is the kite, and where does the wind come from?' }];

export const message: LoadRequest = {
  method: 'POST',
  path: '/v1/messages',
  body: JSON.stringify({ model: 'chat-large', max_tokens: 64, messages }),
};

/** How many events the stub's stream has. */
export const stream_events = 50;

export const stream: LoadRequest = {
  method: 'POST',
  path: '/v1/messages',
  body: JSON.stringify({ model: 'chat-large', max_tokens: 256, stream: true, messages }),
};

/** The stub leaves it open. */
export const heldStream: LoadRequest = {
  ...stream,
  body: JSON.stringify({
    model: 'chat-large',
    max_tokens: 256,
    stream: true,
    messages: [{ role: 'user', content: '[held] Go on until I have heard enough.' }],
  }),
};

export const generate: LoadRequest = {
  method: 'POST',
  path: '/v1beta/models/gen-pro:generateContent',
  body: JSON.stringify({
    contents: [{ role: 'user', parts: [{ text: 'What colour is the kite?' }] }],
    generationConfig: { maxOutputTokens: 64 },
  }),
};

const tasks = '/api/v3/c/videos/generations/tasks';

export const createVideo: LoadRequest = {
  method: 'POST',
  path: tasks,
  body: JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a red kite in the wind', duration: 4 }),
  answers: 'task_id',
};

/** Of the task that was made before it: the first look settles it. */
export const pollVideo: LoadRequest = { method: 'GET', path: `${tasks}/{id}` };

/** ai 6 with @ai-sdk/openai 3, with its defaults unless a cell says otherwise. */

import { dynamicTool, generateText, jsonSchema, streamText } from 'ai-6';
import { createOpenAI } from 'ai-6-openai';
import { given, refusedOnce, run } from './cells.ts';

const model = (cell: string) =>
  createOpenAI({ baseURL: `${given.url}/v1`, apiKey: given.keys[cell] ?? '' }).chat('gpt-small');

async function ask(cell: string, prompt: string, maxRetries = 2) {
  return (await generateText({ model: model(cell), prompt, maxRetries })).text;
}

await run({
  plain: () => ask('plain', 'hi'),
  stream: () => streamText({ model: model('stream'), prompt: 'hi' }).text,
  async tools() {
    const inputSchema = jsonSchema({ type: 'object', properties: { at: { type: 'string' } } });
    const look = dynamicTool({ inputSchema, execute: async () => 'a kite' });
    const { toolCalls } = await generateText({ model: model('tools'), prompt: '[tools]', tools: { look } });
    return toolCalls.map(({ toolName, input }) => `${toolName} ${JSON.stringify(input)}`).join();
  },
  async cancel() {
    const leave = new AbortController();
    const { textStream } = streamText({ model: model('cancel'), prompt: '[slow]', abortSignal: leave.signal });
    for await (const _ of textStream) {
      leave.abort();
      return 'left';
    }
    return 'not left';
  },
  'wrong key': () => ask('wrong key', 'hi'),
  'no money': () => ask('no money', 'hi'),
  async limit() {
    await ask('limit', 'hi', 0);
    return ask('limit', 'hi', 0);
  },
  'too large': () => ask('too large', 'x'.repeat(given.too_large), 0),
  retry: () => ask('retry', refusedOnce),
});

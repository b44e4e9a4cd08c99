/** The openai SDK for Node, with its defaults unless a cell says otherwise. */
import OpenAI from 'openai';
import { given, refusedOnce, run } from './cells.ts';

const client = (cell: string, maxRetries = 2) =>
  new OpenAI({ baseURL: `${given.url}/v1`, apiKey: given.keys[cell] ?? '', maxRetries });
const asked = (content: string) => ({ model: 'gpt-small', messages: [{ role: 'user' as const, content }] });

async function ask(cell: string, content: string, maxRetries?: number) {
  const answer = await client(cell, maxRetries).chat.completions.create(asked(content));
  return answer.choices[0]?.message.content;
}

await run({
  plain: () => ask('plain', 'hi'),
  async stream() {
    let text = '';
    for await (const chunk of await client('stream').chat.completions.create({ ...asked('hi'), stream: true }))
      text += chunk.choices[0]?.delta.content ?? '';
    return text;
  },
  async tools() {
    const tools = [{ type: 'function' as const, function: { name: 'look', parameters: { type: 'object' } } }];
    const answer = await client('tools').chat.completions.create({ ...asked('[tools]'), tools });
    const call = answer.choices[0]?.message.tool_calls?.[0];
    return call?.type === 'function' ? `${call.function.name} ${call.function.arguments}` : call;
  },
  async cancel() {
    for await (const chunk of await client('cancel').chat.completions.create({ ...asked('[slow]'), stream: true }))
      if (chunk.choices[0]?.delta.content) return 'left';
    return 'not left';
  },
  'wrong key': () => ask('wrong key', 'hi'),
  'no money': () => ask('no money', 'hi'),
  async limit() {
    await ask('limit', 'hi');
    return ask('limit', 'hi', 0);
  },
  'too large': () => ask('too large', 'x'.repeat(given.too_large), 0),
  async models() {
    return (await client('models').models.list()).data
      .map(({ id }) => id)
      .sort()
      .join(' ');
  },
  retry: () => ask('retry', refusedOnce),
});

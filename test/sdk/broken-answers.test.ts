/** Checks that every Node SDK raises an error for every answer that breaks off, streamed or not, and none for a complete one. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { GoogleGenerativeAI } from '@google/generative-ai';
import { generateText, streamText } from 'ai';
import t from 'tap';
import { rig, short, withTimeouts } from '../support/interfaces.ts';
import { breakAsAsked, breakNames } from './broken-answers.ts';
import { collect } from './gateway.ts';
import { generativeSdks } from './generative-sdks.ts';
import { messagesSdks, say } from './messages-sdks.ts';

const { stack } = await rig(t, breakAsAsked, { config: withTimeouts(short) });
const { url, key } = stack;

/** The calls of an SDK. Each resolves if the SDK accepts the answer as complete. */
interface Caller {
  readonly name: string;
  readonly json: (prompt: string) => Promise<unknown>;
  readonly streamed: (prompt: string) => Promise<unknown>;
}

const messages = messagesSdks.flatMap(({ version, Sdk }): readonly Caller[] => {
  const client = new Sdk({ baseURL: url, apiKey: key, maxRetries: 0 });
  const json = (prompt: string) => client.messages.create(say(prompt));
  return [
    {
      name: `the messages SDK ${version}, accumulating`,
      json,
      streamed: (prompt) => client.messages.stream(say(prompt)).finalMessage(),
    },
    {
      name: `the messages SDK ${version}, event by event`,
      json,
      streamed: async (prompt) => collect(await client.messages.create({ ...say(prompt), stream: true })),
    },
  ];
});

const generative = generativeSdks.map(({ name, client }): Caller => {
  const { models } = client({ baseUrl: url, apiKey: key });
  return {
    name: `the generative SDK ${name}`,
    json: (contents) => models.generateContent({ model: 'gen-pro', contents }),
    streamed: async (contents) => collect(await models.generateContentStream({ model: 'gen-pro', contents })),
  };
});

const older = new GoogleGenerativeAI(key).getGenerativeModel({ model: 'gen-pro' }, { baseUrl: url });
const olderGenerative: Caller = {
  name: '@google/generative-ai',
  json: (prompt) => older.generateContent(prompt),
  streamed: async (prompt) => {
    const { stream, response } = await older.generateContentStream(prompt);
    // Both fail when the stream breaks; this avoids an unhandled rejection.
    response.catch(() => {});
    return collect(stream);
  },
};

const aiSdk = [
  { name: 'ai with @ai-sdk/anthropic', model: createAnthropic({ baseURL: `${url}/v1`, apiKey: key })('chat-large') },
  { name: 'ai with @ai-sdk/google', model: createGoogle({ baseURL: `${url}/v1beta`, apiKey: key })('gen-pro') },
].map(
  ({ name, model }): Caller => ({
    name,
    json: (prompt) => generateText({ model, prompt, maxOutputTokens: 100, maxRetries: 0 }),
    async streamed(prompt) {
      let reported: unknown;
      const onError = ({ error }: { error: unknown }) => {
        reported ??= error;
      };
      const result = streamText({ model, prompt, maxOutputTokens: 100, maxRetries: 0, onError });
      await result.consumeStream({ onError: (error) => onError({ error }) });
      if (reported !== undefined) throw reported;
      return result.finishReason;
    },
  }),
);

for (const caller of [...messages, ...generative, olderGenerative, ...aiSdk]) {
  t.test(caller.name, async (t) => {
    const calls = breakNames.flatMap((name) => [
      { name, manner: 'JSON', ask: caller.json },
      { name, manner: 'streamed', ask: caller.streamed },
    ]);
    const outcomes = await Promise.allSettled(calls.map(({ name, ask }) => ask(`[${name}]`)));
    for (const [index, outcome] of outcomes.entries()) {
      const call = calls[index];
      if (call?.name === 'whole') t.equal(outcome.status, 'fulfilled', `whole, ${call.manner}: accepted as complete`);
      else if (outcome.status === 'fulfilled') t.fail(`${call?.name}, ${call?.manner}: no error`);
      else t.type(outcome.reason, Error, `${call?.name}, ${call?.manner}: ${outcome.reason}`);
    }
  });
}

/** Tests successful requests of the generative SDK. */
import t from 'tap';
import { collect, startGateway } from './gateway.ts';
import { generativeSdks, saidBack } from './generative-sdks.ts';

const gateway = await startGateway(t);
const weather = {
  functionDeclarations: [
    {
      name: 'get_weather',
      parametersJsonSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  ],
};

for (const { name, client } of generativeSdks) {
  t.test(`the generative SDK ${name}`, async (t) => {
    const { models, chats } = client({ baseUrl: gateway.url, apiKey: gateway.key });

    t.test('generates content', async (t) => {
      const prompt = `generate with ${name}`;
      const answer = await models.generateContent({ model: 'gen-pro', contents: prompt });
      t.equal(answer.text, saidBack(prompt));
      t.match(answer, { candidates: [{ finishReason: 'STOP' }], usageMetadata: { candidatesTokenCount: Number } });
      const [entry] = await gateway.received(prompt);
      t.match(entry, { method: 'POST', path: '/v1beta/models/gen-pro:generateContent', query: '', status: 200 });
      t.match(entry?.headers['user-agent'], /^google-genai-sdk/);
    });

    t.test('passes its settings unchanged', async (t) => {
      const config = { systemInstruction: 'be brief', maxOutputTokens: 3 };
      const answer = await models.generateContent({ model: 'gen-pro', contents: `settings of ${name}`, config });
      t.equal(answer.text, 'The sandbox answers');
      t.match(answer.candidates, [{ finishReason: 'MAX_TOKENS' }]);
      const [entry] = await gateway.received(`settings of ${name}`);
      t.match(JSON.parse(entry?.body ?? ''), {
        systemInstruction: { parts: [{ text: 'be brief' }] },
        generationConfig: { maxOutputTokens: 3 },
      });
    });

    t.test('streams content', async (t) => {
      const prompt = `stream with ${name}`;
      const chunks = await collect(await models.generateContentStream({ model: 'gen-pro', contents: prompt }));
      t.equal(chunks.map((chunk) => chunk.text).join(''), saidBack(prompt));
      t.ok(chunks.length > 8, 'every event arrives separately');
      t.match(chunks.at(-1), {
        candidates: [{ finishReason: 'STOP' }],
        usageMetadata: { candidatesTokenCount: chunks.length },
      });
      const [entry] = await gateway.received(prompt);
      t.match(entry, { path: '/v1beta/models/gen-pro:streamGenerateContent', query: 'alt=sse' });
    });

    t.test('calls a function, not streamed and streamed', async (t) => {
      const ask = { model: 'gen-pro', contents: '[tool] weather', config: { tools: [weather] } };
      const wanted = [{ name: 'get_weather', args: { city: 'sandbox' } }];
      t.match((await models.generateContent(ask)).functionCalls, wanted);
      const [chunk] = await collect(await models.generateContentStream(ask));
      t.match(chunk?.functionCalls, wanted);
    });

    t.test('holds a chat', async (t) => {
      const chat = chats.create({ model: 'gen-flash' });
      t.equal(
        (await chat.sendMessage({ message: `first with ${name}` })).text,
        saidBack(`first with ${name}`, 'gen-flash'),
      );
      const chunks = await collect(await chat.sendMessageStream({ message: `second with ${name}` }));
      t.equal(chunks.map((chunk) => chunk.text).join(''), saidBack(`second with ${name}`, 'gen-flash'));
      t.match(chat.getHistory(), [{ role: 'user' }, { role: 'model' }, { role: 'user' }, { role: 'model' }]);
      const [entry] = await gateway.received(`second with ${name}`);
      t.match(entry?.body, `first with ${name}`);
    });
  });
}

gateway.keysStayHere();

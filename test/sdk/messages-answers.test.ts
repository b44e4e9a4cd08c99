/** The SDKs of messages read answers and lists of models. */
import t from 'tap';
import { collect, startGateway } from './gateway.ts';
import { messagesSdks, saidBack, say } from './messages-sdks.ts';

// Tests successful requests of the messages SDK.

const gateway = await startGateway(t);
const weather = {
  name: 'get_weather',
  description: 'The weather of a city',
  input_schema: { type: 'object' as const, properties: { city: { type: 'string' } }, required: ['city'] },
};

for (const { version, api_version, betaQuery, Sdk } of messagesSdks) {
  t.test(`the messages SDK ${version}`, async (t) => {
    const client = new Sdk({ baseURL: gateway.url, apiKey: gateway.key });

    t.test('creates a message', async (t) => {
      const message = await client.messages.create(say(`create ${version}`));
      t.match(message, {
        content: [{ type: 'text', text: saidBack(`create ${version}`) }],
        stop_reason: 'end_turn',
        usage: { input_tokens: Number, output_tokens: 9 },
      });
      const [entry] = await gateway.received(`create ${version}`);
      t.match(entry, { method: 'POST', path: '/v1/messages', query: '', status: 200 });
      t.equal(entry?.headers['anthropic-version'], api_version, "the SDK's interface version reaches the upstream");
      t.match(entry?.headers['user-agent'], /^Anthropic\/JS \d/);
    });

    t.test('gets the request id of the upstream', async (t) => {
      const { data, request_id } = await client.messages.create(say('whose id')).withResponse();
      t.match(request_id, /^req/);
      t.equal(data._request_id, request_id);
    });

    t.test('calls a tool and returns its result', async (t) => {
      const asked = say(`[tool] weather ${version}`);
      const message = await client.messages.create({ ...asked, tools: [weather] });
      t.match(message, { content: [{ type: 'tool_use', name: 'get_weather', input: { city: 'sandbox' } }] });
      t.equal(message.stop_reason, 'tool_use');
      const use = { type: 'tool_use' as const, id: 'toolu_1', name: 'get_weather', input: { city: 'sandbox' } };
      const result = { type: 'tool_result' as const, tool_use_id: 'toolu_1', content: `sunny for ${version}` };
      const turns = [
        ...say('what weather?').messages,
        { role: 'assistant' as const, content: [use] },
        { role: 'user' as const, content: [result] },
      ];
      t.match(await client.messages.create({ ...asked, messages: turns, tools: [weather] }), {
        content: [{ type: 'text', text: saidBack(result.content) }],
        stop_reason: 'end_turn',
      });
    });

    t.test('gets the tool that it chose', async (t) => {
      const tool_choice = { type: 'tool' as const, name: 'get_weather' };
      const message = await client.messages.create({ ...say('choose for me'), tools: [weather], tool_choice });
      t.match(message.content, [{ type: 'tool_use', name: 'get_weather' }]);
    });

    t.test('passes every other field unchanged', async (t) => {
      const body = {
        ...say(`[think] fields ${version}`),
        system: 'be brief',
        thinking: { type: 'enabled' as const, budget_tokens: 1024 },
      };
      const message = await client.messages.create(body);
      t.match(message.content, [{ type: 'thinking', signature: String }, { type: 'text' }]);
      const [entry] = await gateway.received(`[think] fields ${version}`);
      t.same(JSON.parse(entry?.body ?? ''), body);
    });

    t.test('counts tokens', async (t) => {
      const { model, messages } = say(`count these ${version}`);
      t.same(await client.messages.countTokens({ model, messages, system: 'be brief', tools: [weather] }), {
        input_tokens: 19,
      });
      const [entry] = await gateway.received(`count these ${version}`);
      t.equal(entry?.path, '/v1/messages/count_tokens');
    });

    t.test('uses its beta endpoints', async (t) => {
      const body = { ...say(`beta ${version}`), betas: ['context-1m-2025-08-07', 'files-api-2025-04-14'] };
      t.match(await client.beta.messages.create(body), { content: [{ text: saidBack(`beta ${version}`) }] });
      const { model, messages, betas } = body;
      t.match(await client.beta.messages.countTokens({ model, messages, betas }), { input_tokens: Number });
      const [created, counted] = await gateway.received(`beta ${version}`);
      t.match(created, { path: '/v1/messages', query: betaQuery });
      t.equal(created?.headers['anthropic-beta'], betas.join(','));
      t.notOk(created?.body.includes('betas'));
      t.match(counted, { path: '/v1/messages/count_tokens', query: betaQuery });
      t.match(counted?.headers['anthropic-beta'], betas.join(','));
    });
  });
}

gateway.keysStayHere();

// Tests the model list of the messages SDK.

const { key: restricted } = await gateway.newKey(gateway.account, { models: ['chat-s*', 'gen-*'] });

for (const { version, Sdk } of messagesSdks) {
  t.test(`the messages SDK ${version}`, async (t) => {
    const { models } = new Sdk({ baseURL: gateway.url, apiKey: gateway.key });

    t.test('lists the chat models', async (t) => {
      const listed = (await collect(models.list())).map(({ id }) => id);
      t.strictSame(listed, ['chat-large', 'chat-small'], 'exactly the models that POST /v1/messages accepts');
    });

    t.test('lists only the models that its key may use', async (t) => {
      const few = new Sdk({ baseURL: gateway.url, apiKey: restricted });
      const listed = (await collect(few.models.list())).map(({ id }) => id);
      t.ok(listed.includes('chat-small'));
      t.notOk(listed.includes('chat-large'));
    });

    t.test('retrieves one model', async (t) => {
      t.match(await models.retrieve('chat-large'), { id: 'chat-large', type: 'model', display_name: 'Chat Large' });
    });
  });
}

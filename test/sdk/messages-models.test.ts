/** Tests the model list of the messages SDK. */
import t from 'tap';
import { collect, startGateway } from './gateway.ts';
import { messagesSdks } from './messages-sdks.ts';

const gateway = await startGateway(t);
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

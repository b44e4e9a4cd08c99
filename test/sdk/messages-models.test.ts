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
      t.strictSame(listed, ['chat-large', 'chat-small'], 'those that POST /v1/messages takes, and no others');
    });

    t.test('lists no more than its key may see', async (t) => {
      const few = new Sdk({ baseURL: gateway.url, apiKey: restricted });
      const listed = (await collect(few.models.list())).map(({ id }) => id);
      t.ok(listed.includes('chat-small'));
      t.notOk(listed.includes('chat-large'));
    });

    t.test('retrieves one', async (t) => {
      t.match(await models.retrieve('chat-large'), { id: 'chat-large', type: 'model', display_name: 'Chat Large' });
    });
  });
}

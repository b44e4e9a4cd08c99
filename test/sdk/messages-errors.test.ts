/** Tests which errors the messages SDK raises. */
import t from 'tap';
import { OPERATOR } from '../support/operator.ts';
import { failureOf, startGateway } from './gateway.ts';
import { type MessagesSdk, messagesSdks, say } from './messages-sdks.ts';

const gateway = await startGateway(t);
const { key: restricted } = await gateway.newKey(gateway.account, { models: ['gen-*', 'chat-small'] });
const { key: expired } = await gateway.newKey(gateway.account, { expires_at_ms: 1 });
const revoked = await gateway.newKey(gateway.account);
await gateway.store.revokeKey(revoked.id, OPERATOR);

/** The upstream's refusals: the sandbox's word, the SDK's error class, the status and the type in the body. */
const upstreamErrors: readonly (readonly [string, keyof MessagesSdk, number, string])[] = [
  ['reject', 'BadRequestError', 400, 'invalid_request_error'],
  ['denied', 'PermissionDeniedError', 403, 'permission_error'],
  ['busy', 'RateLimitError', 429, 'rate_limit_error'],
  ['error', 'InternalServerError', 500, 'api_error'],
  ['overloaded', 'InternalServerError', 529, 'overloaded_error'],
];

for (const { version, Sdk } of messagesSdks) {
  t.test(`the messages SDK ${version} gets`, async (t) => {
    const client = (apiKey: string) => new Sdk({ baseURL: gateway.url, apiKey, maxRetries: 0 });
    const { messages } = client(gateway.key);

    for (const [word, name, status, type] of upstreamErrors) {
      t.test(`${name} for the upstream's ${status} ${type}`, async (t) => {
        const error = await failureOf(messages.create(say(`[${word}] ${version}`)));
        t.type(error, Sdk[name]);
        t.match(error, { status, requestID: /^req/, error: { type: 'error', error: { type } } });
        t.equal((await gateway.received(`[${word}] ${version}`)).length, 1);
      });
      t.test(`${name} for the same before a stream begins`, async (t) => {
        const error = await failureOf(messages.stream(say(`[${word}] streamed`)).finalMessage());
        t.type(error, Sdk[name]);
        t.match(error, { status, error: { error: { type } } });
      });
    }

    t.test('AuthenticationError for a wrong, an expired and a revoked key', async (t) => {
      for (const key of ['tg_wrong', expired, revoked.key]) {
        const error = await failureOf(client(key).messages.create(say('who am I')));
        t.type(error, Sdk.AuthenticationError);
        t.match(error, { status: 401, requestID: /^req_/, error: { error: { type: 'authentication_error' } } });
      }
      t.same(await gateway.received('who am I'), []);
    });

    t.test('NotFoundError for a model that is unknown, hidden from the key, or of another interface', async (t) => {
      const refused = ['chat-nonexistent', 'gen-pro', 'c/vidgen-2.0'].map((model) => ({ model, as: messages }));
      for (const { model, as } of [...refused, { model: 'chat-large', as: client(restricted).messages }]) {
        const error = await failureOf(as.create({ ...say('no model'), model }));
        t.type(error, Sdk.NotFoundError);
        t.match(error, { status: 404, requestID: /^req_/, error: { error: { type: 'not_found_error' } } });
      }
      t.same(await gateway.received('no model'), []);
    });

    t.test('BadRequestError for a body that the gateway refuses', async (t) => {
      const error = await failureOf(messages.create({ ...say('nothing'), messages: [] }));
      t.type(error, Sdk.BadRequestError);
      t.match(error, { status: 400, requestID: /^req_/, error: { error: { type: 'invalid_request_error' } } });
      t.match(error.message, /messages/, 'the message names the member');
    });

    t.test('InternalServerError 502 when the connection to the upstream breaks', async (t) => {
      const error = await failureOf(messages.create(say(`[reset] ${version}`)));
      t.type(error, Sdk.InternalServerError);
      t.match(error, { status: 502, requestID: /^req_/, error: { error: { type: 'api_error' } } });
      t.equal((await gateway.received(`[reset] ${version}`)).length, 1, 'the gateway sends nothing twice');
    });

    t.test('an error, not half a message, when the answer breaks off', async (t) => {
      const error = await failureOf(messages.create(say('[truncate] half an answer')));
      t.match(error.message, /terminated|Connection error/);
    });

    t.test("APIConnectionTimeoutError at the SDK's own time-out", async (t) => {
      const error = await failureOf(messages.create(say('[hang] for ever'), { timeout: 200 }));
      t.type(error, Sdk.APIConnectionTimeoutError);
    });
  });
}

gateway.keysStayHere();

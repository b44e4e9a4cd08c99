/** Tests that messages for callers have a remedy for the caller. Operators' commands and account names are only in the log. */
import pino from 'pino';
import t from 'tap';
import { startStack } from '../support/stack.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const stack = await startStack({ log });
t.teardown(() => stack.close());
const name = 'acme-of-the-north';
const { key } = await stack.newAccount(name, '0.01');
const headers = { authorization: `Bearer ${key}`, 'x-api-key': key };

const video = { path: '/api/v3/c/videos/generations/tasks', body: { model: 'c/vidgen-2.0', prompt: 'a kite' } };
const messages = [{ role: 'user', content: 'hi' }];
const chat = { path: '/v1/messages', body: { model: 'chat-large', max_tokens: 1000, messages } };

for (const { path, body } of [video, chat]) {
  t.test(`the message for insufficient funds on ${path}`, async (t) => {
    lines.length = 0;
    const { status, text } = await stack.call('POST', path, body, headers);
    t.equal(status, 402);
    t.match(text, /0\.01 CNY is available, and this request may cost up to [\d.]+ CNY; add money/);
    t.notMatch(text, name);
    t.notMatch(text, 'tollgate');
    t.ok(
      lines.some((line) => line.includes(`tollgate wallet topup ${name} AMOUNT`)),
      'the log has it for the operator',
    );
  });
}

t.test('the message for an object that does not exist', async (t) => {
  for (const [method, path, body] of [
    ['GET', '/api/v3/c/videos/generations/tasks/none', undefined],
    ['GET', '/v1/nowhere', undefined],
    ['POST', '/v1/messages', { ...chat.body, model: 'none' }],
  ] as const) {
    const { status, text } = await stack.call(method, path, body, headers);
    t.equal(status, 404);
    t.notMatch(text, name);
    t.notMatch(text, 'tollgate');
  }
});

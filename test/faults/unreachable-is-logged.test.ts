/** An upstream that cannot be reached for a reason of its url, DNS or certificate is logged as an error with its code. */
import pino from 'pino';
import t, { type Test } from 'tap';
import { refusingUrl, startFaultServer } from '../support/fault-server.ts';
import { keyHeaders, messagesJson } from '../support/interfaces.ts';
import { shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

/** The lines from `warn` on, of a chat with an upstream at that URL. */
async function linesOf(t: Test, url: string) {
  const lines: object[] = [];
  const log = pino(
    { level: 'warn', base: null, formatters: { level: (level) => ({ level }) } },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const stack = await startStack({ config: shippedText, upstreams: { messages: url }, log });
  t.teardown(() => stack.close());
  const answer = await stack.call('POST', messagesJson.path, messagesJson.body, keyHeaders(stack.key));
  return { status: answer.status, lines };
}

const about = { upstream: 'messages', target: 'default', id: /^req_/ };

t.test('a name without an address', async (t) => {
  const { status, lines } = await linesOf(t, 'http://no-such-host.invalid');
  t.equal(status, 502);
  t.match(lines, [
    { level: 'error', ...about, code: /^(ENOTFOUND|EAI_AGAIN)$/, msg: /cannot be reached: check its url/ },
  ]);
});

t.test('a port without TLS', async (t) => {
  const server = await startFaultServer(({ reset }) => reset());
  t.teardown(() => server.close());
  const { lines } = await linesOf(t, server.url.replace('http:', 'https:'));
  t.match(lines, [{ level: 'error', ...about, code: /./ }]);
});

t.test('a refused connection', async (t) => {
  const { lines } = await linesOf(t, refusingUrl);
  t.match(lines, [{ level: 'error', ...about, code: 'ECONNREFUSED' }]);
});

t.test('a connection that breaks off after the request was sent is a warning', async (t) => {
  const server = await startFaultServer(({ reset }) => reset());
  t.teardown(() => server.close());
  const { lines } = await linesOf(t, server.url);
  t.match(lines, [{ level: 'warn', ...about, code: 'ECONNRESET', msg: 'an upstream did not send a complete answer' }]);
});

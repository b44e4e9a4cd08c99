/** A 401 or 403 of an upstream concerns the gateway's credential: callers get an error of the upstream for a 401. */
import pino from 'pino';
import t, { type Test } from 'tap';
import { refusingUrl, startFaultServer } from '../support/fault-server.ts';
import {
  creates,
  keyHeaders,
  messagesJson,
  messagesStream,
  officialVideo,
  post,
  rig,
  running,
  short,
  withTimeouts,
} from '../support/interfaces.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

const refusal = { error: { code: 'AuthenticationError', message: 'invalid key ak-of-the-gateway' } };
/** Every upstream is like the first one, or like one that is. */
const refusedAs = (means: string) =>
  edited(withTimeouts(short), ['    optional: true\n', `    optional: true\n    credential_refused: ${means}\n`]);
const shipped = withTimeouts(short);

for (const [status, config, level, told] of [
  [401, refusedAs('pass_on'), 50, /auth in gateway.yaml/],
  [403, shipped, 40, /the request or the gateway's credential/],
] as const) {
  t.test(
    `a ${status} that is not taken as a refused credential is passed on unchanged, logged and counted`,
    async (t) => {
      const lines: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
      const rigged = await rig(t, ({ reply }) => reply(status, refusal), { log, config });
      for (const [index, sample] of [messagesJson, officialVideo].entries()) {
        const answer = await post(rigged, sample);
        t.equal(answer.status, status);
        t.strictSame(answer.json, refusal);
        t.match(JSON.parse(lines[index] ?? '{}'), { upstream: String, status, level, msg: told });
      }
    },
  );
}

for (const [status, config] of [
  [401, shipped],
  [403, refusedAs('upstream_failed')],
] as const) {
  t.test(`a ${status} that refuses the gateway's credential is answered as upstream_failed`, async (t) => {
    const rigged = await rig(t, ({ reply }) => reply(status, refusal), { config });
    const { stack } = rigged;
    for (const sample of [messagesJson, messagesStream, ...creates]) {
      const answer = await post(rigged, sample);
      t.equal(answer.status, 502, sample.name);
      t.match(answer.json, sample.failed);
      t.notMatch(answer.text, 'ak-of-the-gateway');
    }
    const wallet = await stack.store.wallet(stack.account);
    t.equal(wallet?.posted_nano, 1_000_000_000_000n, 'nothing was charged');
    const { tasks } = await stack.store.listTasks({ account: stack.account, limit: 10 });
    t.strictSame(
      tasks.map(({ state }) => state),
      creates.map(() => 'failed'),
      'and the holds of the creations are released',
    );
    await stack.stop();
    const [sum] = await stack.store.usage({ by: [] });
    t.match(sum, { requests: 0, failures: creates.length }, 'no usage is recorded, and every row is written by now');
    t.equal((await stack.store.wallet(stack.account))?.held_nano, 0n);
  });
}

t.test('a poll that is refused changes nothing', async (t) => {
  const rigged = await rig(t, () => {}, { config: shipped });
  const path = await running(rigged, officialVideo, 'refused');
  rigged.server.play(({ reply }) => reply(401, refusal));
  t.equal((await rigged.stack.call('GET', path)).status, 502);
  const { tasks } = await rigged.stack.store.listTasks({ account: rigged.stack.account, limit: 1 });
  t.equal(tasks[0]?.state, 'running');
});

// An upstream that cannot be reached for a reason of its url, DNS or certificate is logged as an error with its code.

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

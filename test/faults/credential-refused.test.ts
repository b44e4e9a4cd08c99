/** A 401 or 403 of an upstream concerns the gateway's credential: callers get an error of the upstream for a 401. */
import pino from 'pino';
import t from 'tap';
import {
  creates,
  messagesJson,
  messagesStream,
  officialVideo,
  post,
  rig,
  running,
  short,
  withTimeouts,
} from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';

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

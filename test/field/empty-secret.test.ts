/** CVE-2026-41432 (new-api): a secret that was not set was the empty one, with which anybody can sign, and anybody did. */
import t from 'tap';
import { workspace } from '../cli/tollgate.ts';
import { interfaces } from '../http/envelopes.ts';
import { rawCaller, rawRequest, readAnswer } from '../http/raw-caller.ts';
import { startStack } from '../support/stack.ts';

const url = { TOLLGATE_C_URL: 'http://127.0.0.1:9' };
const environments: readonly (readonly [name: string, code: string, env: Readonly<Record<string, string>>])[] = [
  ['empty', 'empty-secret', { ...url, TOLLGATE_C_KEY: '' }],
  ['a blank', 'empty-secret', { ...url, TOLLGATE_C_KEY: ' ' }],
  ['blanks', 'empty-secret', { ...url, TOLLGATE_C_KEY: ' \t ' }],
  ['a line break', 'empty-secret', { ...url, TOLLGATE_C_KEY: '\n' }],
  ['not set', 'missing-env', url],
];

for (const [name, code, env] of environments) {
  t.test(`CVE-2026-41432: a secret that is ${name} is found by check, and nothing is served with it`, async (t) => {
    const { json, run } = await workspace(t);
    const { diagnostics } = Object(await json(['check'], { env }));
    t.match(diagnostics, [{ code, severity: 'error', message: /TOLLGATE_C_KEY/, hint: /set .*or leave out auth/ }]);
    t.equal(diagnostics.length, 1);
    const served = await run(['serve', '--port', '0', '--json'], { env });
    t.equal(served.code, 1);
    t.match(JSON.parse(served.stdout), { error: { code: 'config_invalid' } }, 'it never listened');
  });
}

const stack = await startStack();
t.teardown(() => stack.close());

/** Header lines with a key that is none; each name in turn, and with and without its scheme. */
const nothing = [
  '',
  ' ',
  '\t',
  'Bearer',
  'Bearer ',
  'Bearer  ',
  'Bearer \t',
  'Bearer \u00a0',
  'bearer ',
  'Basic ',
  'null',
  'undefined',
];

for (const sample of interfaces) {
  t.test(`CVE-2026-41432: an empty key, a blank one or none at all is nobody, ${sample.name}`, async (t) => {
    const ask = async (path: string, lines: readonly string[]) => {
      const headers = ['connection: close', 'content-type: application/json', ...lines];
      const caller = await rawCaller(stack.url, rawRequest('POST', path, headers, JSON.stringify(sample.body)));
      await caller.untilEnded();
      caller.leave();
      return readAnswer(caller.received);
    };
    const none = await ask(sample.path, []);
    t.equal(none.status, 401, 'none at all');
    t.notMatch(none.body, /"id"|"candidates"|"content"/);
    for (const header of ['authorization', 'x-api-key', 'x-alpha-api-key', 'x-goog-api-key']) {
      for (const value of nothing) {
        const { status } = await ask(sample.path, [`${header}: ${value}`]);
        t.equal(status, 401, `${header}: '${value}'`);
      }
    }
    for (const query of ['?key', '?key=', '?key=%20', '?key=&key=', '?KEY=']) {
      t.equal((await ask(sample.path + query, [])).status, 401, query);
    }
  });
}

t.test('CVE-2026-41432: and nothing was asked of an upstream, or held', async (t) => {
  t.strictSame(await stack.store.listTasks({ limit: 10 }), { tasks: [], total: 0 });
  t.equal((await stack.store.wallet(stack.account))?.held_nano, 0n);
});

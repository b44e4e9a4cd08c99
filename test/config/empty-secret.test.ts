/** CVE-2026-41432 (new-api): an unset secret counted as the empty string, so that attackers could sign with it. */
import t from 'tap';
import { interfaces } from '../http/envelopes.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { startStack } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';

const url = { TOLLGATE_C_URL: 'http://127.0.0.1:9' };
const environments: readonly (readonly [name: string, code: string, env: Readonly<Record<string, string>>])[] = [
  ['empty', 'empty-secret', { ...url, TOLLGATE_C_KEY: '' }],
  ['a blank', 'empty-secret', { ...url, TOLLGATE_C_KEY: ' ' }],
  ['blanks', 'empty-secret', { ...url, TOLLGATE_C_KEY: ' \t ' }],
  ['a line break', 'empty-secret', { ...url, TOLLGATE_C_KEY: '\n' }],
  ['not set', 'missing-env', url],
];

for (const [name, code, env] of environments) {
  t.test(`CVE-2026-41432: check reports a secret that is ${name}, and serve refuses it`, async (t) => {
    const { json, run } = await workspace(t);
    const { diagnostics } = Object(await json(['check'], { env }));
    t.match(diagnostics, [
      { code, severity: 'error', message: /TOLLGATE_C_KEY/, hint: /set .*or (remove|leave out) auth/ },
    ]);
    t.equal(diagnostics.length, 1);
    const served = await run(['serve', '--port', '0', '--json'], { env });
    t.equal(served.code, 1);
    t.match(JSON.parse(served.stdout), { error: { code: 'config_invalid' } }, 'the gateway does not listen');
  });
}

const stack = await startStack();
t.teardown(() => stack.close());

/** Header values without a usable key, with and without a scheme. */
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
  t.test(`CVE-2026-41432: an empty, blank or missing key is refused, ${sample.name}`, async (t) => {
    const ask = async (path: string, lines: readonly string[]) => {
      const headers = ['connection: close', 'content-type: application/json', ...lines];
      const caller = await rawCaller(stack.url, rawRequest('POST', path, headers, JSON.stringify(sample.body)));
      await caller.untilEnded();
      caller.leave();
      return readAnswer(caller.received);
    };
    const none = await ask(sample.path, []);
    t.equal(none.status, 401, 'no key');
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

t.test('CVE-2026-41432: none of these requests reached an upstream or took a hold', async (t) => {
  t.strictSame(await stack.store.listTasks({ limit: 10 }), { tasks: [], total: 0 });
  t.equal((await stack.store.wallet(stack.account))?.held_nano, 0n);
});

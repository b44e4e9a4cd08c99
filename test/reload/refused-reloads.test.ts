/** Which changes a running gateway refuses, and how it says so. A refused reload changes nothing. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import t from 'tap';
import { startReloadable } from '../support/reloadable.ts';

// Much longer than on a machine with nothing else to do.
t.setTimeout(600_000);

const path = '/api/v3/c/videos/generations/tasks';

// The sandbox's tasks do not end while the test runs.
const running = await startReloadable(t, { pace: 1_000, edits: [['overdraft: "0"', 'overdraft: "1"']] });
const { run, json, edit, write, reload, call, config, logged } = running;

async function generation(): Promise<number> {
  const page = await (await fetch(running.metrics_url)).text();
  return Number(/^tollgate_config_generation (\d+)$/m.exec(page)?.[1]);
}

t.test('mistakes, each with its position', async (t) => {
  edit(
    ['listen: 127', 'listn: 127'],
    [/^ {2}chat-small:.*/, '  chat-small: { type: chat, upstream: nobody, price: chat_small }'],
  );
  const text = readFileSync(config, 'utf8').split('\n');
  const line = text.findIndex((each) => each.includes('nobody')) + 1;
  const { code, outcome } = await reload();
  t.equal(code, 1);
  t.match(outcome, { reloaded: false, error: { code: 'config_invalid' } });
  t.match(
    outcome.diagnostics.find((each: { code: string }) => each.code === 'unknown-reference'),
    { file: config, line, message: /'nobody' is not an upstream/ },
  );
  await logged(`"at":"${config}:${line}:`);
  const { code: shown, stdout } = await run(['reload']);
  t.equal(shown, 1);
  t.match(stdout, `${config}:${line}:`);
  t.match(stdout, /gateway \d+ \(.*gateway.yaml\): not reloaded: the configuration .* has errors/);
  t.match(await (await fetch(running.metrics_url)).text(), '\ntollgate_config_last_reload_successful 0\n');
  t.equal(await generation(), 1);
  t.equal((await call('GET', '/v1/models')).status, 200);
});

t.test('the section limits, while a key has limits that only it allows', async (t) => {
  edit();
  const { id } = Object(
    await json(['key', 'create', '--account', 'acme', '--limit', 'requests=5/min', '--config', config]),
  );
  edit(['limits: {}\n', '']);
  const { code, outcome } = await reload();
  t.equal(code, 1);
  t.match(outcome, { reloaded: false, error: { code: 'limits_off', message: `${id} of account acme` } });
  await json(['key', 'revoke', id]);
  t.match(await reload(), { code: 0, outcome: { reloaded: true } }, 'a revoked key needs none');
  edit();
  t.equal((await reload()).code, 0);
});

t.test('a group that an account has', async (t) => {
  const grouped = (groups: string) => edit(['limits: {}\n', `limits: {}\ngroups: ${groups}\n`]);
  grouped('{ pro: { factor: "0.9" } }');
  t.equal((await reload()).code, 0);
  await json(['account', 'edit', 'acme', '--group', 'pro', '--config', config]);
  grouped('{ other: {} }');
  const error = { code: 'group_not_found', message: /lacks groups that accounts have: 'pro' of account acme$/ };
  t.match(await reload(), { code: 1, outcome: { reloaded: false, error } });
  const checked = await run(['check', '--config', config], { env: { ...running.env, TOLLGATE_STORE: running.store } });
  t.match(
    checked.stdout,
    /warning lost-groups +the configuration lacks groups that accounts have: 'pro' of account acme/,
  );
  const started = await running.spawn(['serve', '--port', '0', '--config', config], { env: running.env });
  t.equal(started.code, 1);
  t.match(started.stderr, "lacks groups that accounts have: 'pro' of account acme", 'a start is refused, too');
  grouped('{ pro: { factor: "8.0" } }');
  const factor = { code: 'price_change', message: /factor of group pro: 0\.9 -> 8\.0 \(\+788\.89 %, × 8\.889\)$/ };
  t.match(await reload(), { code: 1, outcome: { error: factor } });
  await json(['account', 'edit', 'acme', '--group', 'none', '--config', config]);
  edit();
  t.equal((await reload()).code, 0);
});

t.test('a file that is gone, and a pipe in its place', async (t) => {
  const refused = { code: 1, outcome: { reloaded: false, error: { code: 'config_invalid' } } };
  write('');
  t.match(await reload(), refused);
  rmSync(config);
  execFileSync('mkfifo', [config]);
  t.match(await reload(), refused);
  await logged('the file cannot be read: it is a named pipe');
  t.equal((await call('GET', '/v1/models')).status, 200, 'the gateway does not wait for the pipe');
  rmSync(config);
});

for (const [setting, from, to, words] of [
  ['server.metrics', /listen: 127.*/, '$&\n  metrics: 127.0.0.1:1', undefined],
  ['server.listen', 'listen: 127.0.0.1', 'listen: 127.0.0.2', /server\.listen \(127\.0\.0\.1:0 to 127\.0\.0\.2:0\)/],
  ['store.url', 'TOLLGATE_STORE', 'TOLLGATE_OTHER', /store\.url \(sqlite:.*store\.db to sqlite:\.\/data/],
  ['settle.lease', 'lease: 60s', 'lease: 30s', /settle\.lease \(1m to 30s\)/],
] as const) {
  t.test(`${setting}, which only a restart can change`, async (t) => {
    edit([from, to]);
    const { code, outcome } = await reload();
    if (words === undefined) {
      t.equal(code, 0, 'the command line replaces it, so nothing changes');
      edit();
      t.equal((await reload()).code, 0);
      return;
    }
    t.equal(code, 1);
    t.match(outcome, { error: { code: 'restart_needed', message: words, hint: /restart the gateway/ } });
  });
}

t.test('the currency of a store with money, which a restart cannot change either', async (t) => {
  edit(['code: CNY', 'code: EUR']);
  const message = /amounts of this store are in CNY, and are not converted to EUR/;
  const error = { code: 'currency_changed', message, hint: /currency: { code: CNY }/ };
  t.match(await reload(), { code: 1, outcome: { error } });
});

t.test('what unfinished tasks need', async (t) => {
  const before = await generation();
  t.equal((await call('POST', path, { model: 'c/vidgen-2.0', prompt: 'a kite' })).status, 202);
  edit(['unified_$(family)', '$(family)_unified']);
  t.match(await reload(), {
    code: 1,
    outcome: { error: { code: 'tasks_unreachable', message: /1 unfinished task needs the task kind 'unified_c'/ } },
  });
  edit([/^ {2}\$\(family\):$/, '  of_$(family):'], ['upstream: $(family),', 'upstream: of_$(family),']);
  t.match(await reload(), {
    code: 1,
    outcome: { error: { code: 'tasks_unreachable', message: /1 unfinished task needs the upstream 'c'/ } },
  });
  edit(['TOLLGATE_$(family.env)_URL', 'TOLLGATE_OTHER_$(family.env)_URL']);
  t.match(await reload(), {
    code: 1,
    outcome: { error: { code: 'tasks_unreachable', message: /upstream that is off.*1 of the upstream 'c'/ } },
  });
  edit(['c: { env: C,', 'c: { env: K,'], [/^ {4}k: { env: K,/, '    k: { env: C,']);
  const { code, outcome } = await reload();
  t.equal(code, 1);
  t.match(outcome, {
    error: {
      code: 'tasks_unreachable',
      message: /polled where they are not known: the upstream 'c' had the address that the upstream 'k' has now$/,
      hint: /give new ones a new name/,
    },
  });
  t.equal(await generation(), before);
});

t.test('after all this, a correct file is loaded', async (t) => {
  edit(['overdraft: "1"', 'overdraft: "2"']);
  const { code, outcome } = await reload();
  t.equal(code, 0);
  t.match(outcome, {
    reloaded: true,
    summary: '1 setting changed',
    changes: [{ change: 'setting', setting: 'currency.overdraft', old: '1', new: '2', restart: false }],
  });
  t.match(await (await fetch(running.metrics_url)).text(), '\ntollgate_config_last_reload_successful 1\n');
});

/**
 * Price changes: an ordinary change is loaded; one that may be a slip is refused by `tollgate reload`, SIGHUP
 * and `--watch`, and the running gateway keeps its prices until somebody says that the change is meant.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { type Edits, edited, type Reloadable, startReloadable } from '../support/reloadable.ts';
import { portableText } from '../support/shipped-text.ts';

// Much longer than on a machine with nothing else to do.
t.setTimeout(600_000);

const C = '480p:  { none: "0.460000"';
const priced = (amount: string): Edits => [[C, `480p:  { none: "${amount}"`]];

/** The hold of a video of four seconds at 480p, which the gateway really takes. */
async function hold({ call, json }: Reloadable): Promise<unknown> {
  const answer = await call('POST', '/api/v3/c/videos/generations/tasks', { model: 'c/vidgen-2.0', prompt: 'a kite' });
  if (answer.status !== 202) return answer.status;
  const { entries } = Object(await json(['ledger', 'acme', '--limit', '1']));
  return entries[0].amount;
}

t.test('with tollgate reload and SIGHUP', async (t) => {
  const running = await startReloadable(t, { pace: 1_000 });
  const { edit, reload, logged, gateway, run, env, config, dir, store } = running;
  t.equal(await hold(running), '1.84');

  edit(...priced('0.506000'));
  t.match(await reload(), {
    code: 0,
    outcome: { reloaded: true, changes: [{ change: 'price', percent: '+10.00', large: false }] },
  });
  t.equal(await hold(running), '2.024', 'a change of ten per cent needs nothing else');

  // The shipped price per million, written per thousand.
  const slip: Edits = [['input: "36.00"', 'input: "0.036"']];
  edit(...priced('0.506000'), ...slip);
  const deployed = join(dir, 'deployed.yaml');
  writeFileSync(deployed, edited(portableText, priced('0.506000')));
  const shown = await run(['diff', deployed, config, '--store', store], { env });
  t.match(
    shown.stdout,
    /^! price chat_large, class input, per million_tokens: 36\.00 -> 0\.036 \(-99\.90 %, × 1\/1000, needs reload --accept-prices\)\n/,
    'diff shows it first',
  );
  t.equal(shown.code, 0);
  const checked = await run(['diff', '--check-prices', deployed, config, '--store', store], { env });
  t.equal(checked.code, 1, 'for a script');
  t.match(await reload(), {
    code: 1,
    outcome: {
      reloaded: false,
      error: {
        code: 'price_change',
        message: /factor 5: price chat_large, class input, .*36\.00 -> 0\.036 \(-99\.90 %, × 1\/1000\)$/,
        hint: /--accept-prices/,
      },
    },
  });
  gateway.child.kill('SIGHUP');
  await logged(/"by":"SIGHUP","code":"price_change".*tollgate reload --accept-prices/);
  t.equal(await hold(running), '2.024', 'the old prices stay');
  const live = await run(['plan', '--running']);
  t.match(
    live.stdout,
    /^gateway \d+ \(.*gateway\.yaml\), configuration 2\nthe files differ from what runs \(gateway\.yaml\); load them with tollgate reload\n/,
  );
  t.match(live.stdout, /^chat_large .* 36\.00$/m, 'and can be seen');

  for (const [name, amount, large] of [
    ['a thousand times', '506.000000', true],
    ['zero', '0', true],
    ['five times, the limit', '2.530000', false],
  ] as const) {
    edit(...priced(amount));
    t.equal((await reload()).code, large ? 1 : 0, name);
  }
  edit(...priced('25.300000'));
  t.equal((await reload()).code, 1);
  const accepted = await run(['reload', '--accept-prices']);
  t.equal(accepted.code, 0, accepted.stdout);
  t.match(accepted.stdout, '(+900.00 %, × 10, accepted)');
  t.notMatch(accepted.stdout, 'needs reload', 'it is loaded');
  await logged(
    /"price":"c","cell":\{"resolution":"480p","reference":"none"\},"unit":"second","models":\["c\/vidgen-2.0"\],"old":"2.53","new":"25.30","msg":"a price has changed"/,
  );
  t.notMatch((await run(['plan', '--running'])).stdout, 'the files differ');
  await logged(/"by":"tollgate reload --accept-prices"/);
  t.equal(await hold(running), '101.20', 'a change of ten times that is meant');
  edit(...priced('2.530000'));
  t.equal((await reload()).code, 1, 'the consent was for one reload');

  const factor: Edits = [['low_wallet: "10.00" }', 'low_wallet: "10.00", price_change_factor: 20 }']];
  edit(...priced('2.530000'), ...factor);
  gateway.child.kill('SIGHUP');
  await logged(/"by":"SIGHUP","generation":\d+,"changes":"1 price changed/);
  t.equal(await hold(running), '10.12', 'SIGHUP with a raised factor in the file');
});

t.test('with --watch', async (t) => {
  const running = await startReloadable(t, { pace: 1_000, args: ['--watch'] });
  const { edit, run, logged } = running;
  edit(...priced('460.000000'));
  await logged(/"by":"a change of a file","code":"price_change"/);
  t.equal(await hold(running), '1.84', 'the old prices stay');
  t.equal((await run(['reload', '--accept-prices'])).code, 0);
  t.equal(await hold(running), '1840.00');
  edit(['low_wallet: "10.00" }', 'low_wallet: "10.00", price_change_factor: 1000 }']);
  await logged(/"by":"a change of a file","generation":3/);
  t.equal(await hold(running), '1.84', 'with a raised factor in the file');
});

t.test('what has no old price, another table, and holds that no price explains', async (t) => {
  const { edit, reload, write } = await startReloadable(t, { pace: 1_000 });
  edit(
    [/^ {2}chat-small: .*/, '$&\n  chat-huge: { like: chat-large, price: chat_huge }'],
    [
      /^ {2}chat_small: .*/,
      '$&\n  chat_huge: { like: chat_small, table: { input: "90000.00", cache_write: "9.00", cache_write_1h: "14.40", cache_read: "0.72", output: "36.00", web_search: "72000.00" } }',
    ],
  );
  t.match(await reload(), { code: 0 }, 'a new model is not compared');
  write(portableText);
  t.equal((await reload()).code, 0);

  edit(['price: chat_small', 'price: chat_large']);
  const { outcome } = await reload();
  t.match(
    outcome,
    { reloaded: true, changes: [{ change: 'price', factor: '5', models: ['chat-small'] }] },
    'another table, cell by cell',
  );
  edit(['price: chat_small', 'price: chat_large'], ['output: "180.00"', 'output: "901.00"']);
  t.match(await reload(), { code: 1, outcome: { error: { code: 'price_change' } } });
  write(portableText);
  t.equal((await reload()).code, 0);

  const seconds: Edits = [
    [
      'by: [resolution], table: { 480p: "0.380000", 720p: "0.800000", 1080p: "1.900000", 4k: "4.200000" }',
      'by: [reference], table: { none: "4200.00", video: "2.00" }',
    ],
  ];
  edit(...seconds);
  t.match(
    await reload(),
    {
      code: 1,
      outcome: {
        error: {
          message: /: price s, reference none, per second: none -> 4200\.00 \(the old table has 0\.38 to 4\.20\)/,
        },
      },
    },
    'a table of other facts',
  );

  edit([/hold: \{ cel: duration \+ reference_seconds \}/, 'hold: { cel: 10 * (duration + reference_seconds) }']);
  const found = await reload();
  t.equal(found.code, 1, 'a hold');
  t.match(found.outcome.diagnostics, [{ code: 'example-failed' }], 'which an example of units finds first');
});

t.test('an example that loses its price or gains one, but not with a new model', async (t) => {
  const { edit, reload, run, write, dir, config, store, env } = await startReloadable(t, { pace: 1_000 });
  const refused: Edits = [
    [
      / {6}# The answers are as the vendor[^\n]*\n {6}- name: cache writes[\s\S]*?(?= {6}- \{ name: text is one call)/,
      '',
    ],
    [/ {4}examples:\n {6}- \{ name: the tokens of a text, body[^\n]*\n/, ''],
    ['model: { at: /model, type: chat, upstream: [messages] }', 'model: { at: /model, type: chat, prefix: [chat-l] }'],
    [/expect: \{ facts: .*(?=,\n +body: \{ model: chat-small)/, 'expect: { error: invalid_request }'],
  ];
  const deployed = join(dir, 'deployed.yaml');
  writeFileSync(deployed, portableText);
  edit(...refused);
  const shown = await run(['diff', deployed, config, '--store', store], { env });
  t.match(
    shown.stdout,
    /^! example 'text is one call of the model' of route create_message: 0\.\d+ -> refused: invalid_request \(needs/,
  );
  const lost = { message: /factor 5, or an example gains or loses its price: example .* -> refused/ };
  t.match(await reload(), { code: 1, outcome: { error: { code: 'price_change', ...lost } } });
  t.equal((await run(['reload', '--accept-prices'])).code, 0);
  write(portableText);
  t.match(await reload(), { code: 1, outcome: { error: { message: /refused: invalid_request -> 0/ } } });
  t.equal((await run(['reload', '--accept-prices'])).code, 0);

  edit(
    [/^ {2}chat-small: .*/, '$&\n  chat-new: { like: chat-small }'],
    [
      /- \{ name: text is one call of the model/,
      '- { name: new, expect: { facts: { calls: 1 } }, body: { model: chat-new, max_tokens: 1, messages: [{ role: user, content: hello }] } }\n      $&',
    ],
  );
  t.match(await reload(), { code: 0, outcome: { changes: [{ change: 'example', old: 'refused: model_not_found' }] } });
  write(portableText);
  t.equal((await reload()).code, 0, 'nor when the model goes');
});

t.test('an address that an option of serve replaces', async (t) => {
  const metrics = (port: number): Edits => [
    [/^ {2}body_limit: 64MiB/, `$&\n  metrics: { env: METRICS, default: 127.0.0.1:${port} }`],
  ];
  const { edit, run } = await startReloadable(t, { pace: 1_000, edits: metrics(1) });
  edit([/default: 127\.0\.0\.1:1/, 'default: 127.0.0.1:2']);
  const { code, stdout } = await run(['reload']);
  t.equal(code, 0, stdout);
  t.match(stdout, /reloaded as configuration 2: no change\n$/, 'is no change of what runs');
});

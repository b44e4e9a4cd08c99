/** A member or a text that is not understood is refused, and nothing is removed, set to null or to a default. */
import { join } from 'node:path';
import t from 'tap';
import type { TSchema } from 'typebox';
import { readInput } from '../../src/admin/api/input.ts';
import type { Operation } from '../../src/admin/api/operation.ts';
import { Problem } from '../../src/admin/api/problem.ts';
import { descriptionOf } from '../../src/admin/api/schemas.ts';
import { LIMIT_KINDS } from '../../src/billing/limits/kinds.ts';
import { startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { workspace } from '../support/tollgate.ts';
import { changing, openAlike, runExample, seed, stateOf } from './every-change.ts';

type Input = Readonly<Record<string, unknown>>;

const AMOUNTS = ['', ' ', '1e3', '0x10', '1,5', '٣', '85%', '+1', 'NaN', '1.', '.5', '1 000', 'USD 5', '1.0000000001'];
const DURATIONS = ['', '90', '90 d', '1w', '1.5h', '-1d', 'P1D', '1D', '99999999d', 'tomorrow', '90d ', '٩d', '090d'];
const TIMES = ['', '2026-02-31', '2026-02-30T10:00:00Z', '2026-13-01', '2026-04-31T10:00:00+02:00', '7w', '1690000000'];
const MORE_TIMES = [
  'yesterday',
  '2026-11-01 08:00',
  '2026-11-01T08:00:00',
  '2026-11',
  '01.11.2026',
  '2026-11-01T25:00:00Z',
];
const LIMIT_TEXTS = [
  '',
  '60/parsec',
  '60 per min',
  'NONE',
  'null',
  '-1/min',
  '1e3',
  '60/min/min',
  '٦',
  '0x10',
  '1,5',
  '30%',
];
const CHOICES = ['', 'Active', 'ADMIN', 'nope', ' active'];
const LIMITS = [
  ...LIMIT_KINDS.flatMap(({ name }) => LIMIT_TEXTS.map((text) => ({ [name]: text }))),
  ...['', 'request', 'Requests', 'spend', 'requests ', 'toString', '__proto__'].map((name) =>
    Object.fromEntries([[name, 'none']]),
  ),
  ...[null, 60, ['60/min'], { max: 60 }].map((value) => ({ requests: value })),
];
const NOT_LABELS = [{ '': 'x' }, { a: null }, { a: 1 }, { a: 'x\n' }, { '-a': 'x' }, { a: ['x'] }, { a: { b: 'c' } }];
const NOT_URLS = ['', 'example.com', 'javascript:x', 'ftp://example.com', 'https://', 'https://a:b@example.com/'];

/** Values of a member that nobody can understand. */
function misunderstood(name: string, schema: TSchema): readonly unknown[] {
  const about = descriptionOf(schema) ?? '';
  const { type, anyOf } = Object(schema);
  const isNullable = Array.isArray(anyOf) && anyOf.some((each) => each.type === 'null');
  const kind = isNullable ? Object(anyOf[0]).type : type;
  const others = [1, true, 'x', ['x'], [], { x: 'x' }, [[]], [null], [1]].filter((value) => {
    if (kind === 'string' || 'enum' in schema) return typeof value !== 'string';
    if (kind === 'boolean') return value !== true;
    if (kind === 'array') return !Array.isArray(value) || typeof value[0] !== 'string';
    // {"x":"x"} are labels and files.
    return typeof value !== 'object' || Array.isArray(value);
  });
  return [
    ...others,
    ...(isNullable ? [] : [null]),
    ...(kind === 'string' ? [''] : []),
    ...(kind === 'boolean' ? ['true', 'false', '', 0, ...(/const/.test(JSON.stringify(schema)) ? [false] : [])] : []),
    ...('enum' in schema ? CHOICES : []),
    ...(/decimal string|price factor/.test(about) ? AMOUNTS : []),
    ...(/price factor/.test(about) ? ['0', '100.01', '-0.5', '85', '0.00'] : []),
    ...(/duration, such/.test(about) ? DURATIONS : []),
    ...(/time as RFC 3339/.test(about) ? [...TIMES, ...MORE_TIMES] : []),
    ...(name === 'limits' ? LIMITS : []),
    ...(name === 'labels' ? NOT_LABELS : []),
    ...(name === 'models' ? [[''], ['a,b'], ['a b'], [], ['a', '']] : []),
    ...(name === 'events' ? [[''], ['task.nope'], [], ['task.failed', 'TASK.FAILED'], ['task.failed,wallet.low']] : []),
    ...(name === 'url' ? NOT_URLS : []),
    ...(name === 'capture' ? ['0x10', '1e3', 'output', 'output=', '=1', '1,5', '-1'] : []),
    ...(name === 'sha256' ? ['ab', 'AB'.repeat(32), 'g'.repeat(64)] : []),
    ...(name === 'anchor' ? ['x'.repeat(64), '1:ab'] : []),
  ];
}

/** Names that are nearly right. */
function misspelt(name: string, known: readonly string[]): readonly string[] {
  return [`${name}s`, name.slice(0, -1), name.toUpperCase(), ` ${name}`, name.replace('_', '-')].filter(
    (each) => each !== '' && !known.includes(each),
  );
}

/** Inputs whose other members are valid. */
function basesOf({ name, example }: Operation): readonly Input[] {
  if (name === 'task.resolve') return [{ id: 'task_example', capture: '4' }, example];
  if (name === 'reprice.start') return [{ on_disk: true }, example];
  return [example];
}

const NAMED = new Set(['invalid_value', 'unknown_member', 'invalid_json']);
/** What is refused by a name of its own. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'session.start token ""': 'unauthenticated',
};

/** What only a gateway can refuse. */
const needGateway: { readonly operation: Operation; readonly given: Input; readonly what: string }[] = [];

t.test('operations that change something', async (t) => {
  const { dir } = await workspace(t);
  const file = join(dir, 'seed.db');
  await seed(`sqlite:${file}`);
  const before = stateOf(file);
  const store = await openAlike(`sqlite:${file}`);
  for (const operation of changing) {
    const { name, path, input } = operation;
    const known = Object.keys(input.properties);
    const inPath = known.filter((member) => path.includes(`{${member}}`));
    const [base = {}] = basesOf(operation);
    const members = known.filter((member) => !inPath.includes(member));
    const values = members.flatMap((member) =>
      misunderstood(member, Object(input.properties)[member]).map((value): [string, unknown] => [member, value]),
    );
    const names = known.flatMap((member) =>
      misspelt(member, known).map((odd): [string, unknown] => [odd, Object(base)[member] ?? null]),
    );
    for (const [member, value] of [...values, ...names]) {
      const what = `${name} ${member} ${JSON.stringify(value)}`;
      const given = { ...base, [member]: value };
      const parts = (isPath: boolean) =>
        Object.fromEntries(Object.entries(given).filter(([key]) => inPath.includes(key) === isPath));
      try {
        const read = readInput(input, { path: parts(true) as Record<string, string>, body: parts(false) });
        await runExample(operation, store, read);
        t.fail(`${what} is taken`);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.code === 'no_gateway') needGateway.push({ operation, given, what });
        else if (!NAMED.has(error.code)) t.equal(error.code, OWN_NAMES[what], what);
      }
    }
  }
  await store.close();
  t.strictSame(stateOf(file), before, 'nothing is changed');
});

t.test('operations of a gateway', async (t) => {
  const { send } = await startAdmin(t);
  for (const { operation, given, what } of needGateway) {
    const { method, path } = operation;
    const { status, body } = await send(method, path, { body: given, headers: { 'if-match': '*' } });
    // An empty text is a configuration with mistakes.
    const isChecked = status === 200 && operation.name === 'config.check' && body.ok === false;
    t.ok(
      isChecked || (status >= 400 && (NAMED.has(body.code) || body.code === 'config_invalid')),
      `${what}: ${body.code}`,
    );
  }
});

t.test('texts of the command line', async (t) => {
  const { run, json, store } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const full = [
    '--discount',
    '0.85',
    '--credit-limit',
    '5',
    '--external-id',
    'e',
    '--label',
    'tier=gold',
    '--contact',
    'c',
  ];
  t.match(await run(['account', 'edit', 'acme', ...full]), { code: 0 });
  await run(['account', 'limit', 'acme', 'requests=60/min', 'spend_per_day=30']);
  const { id } = Object(
    await json(['key', 'create', '--account', 'acme', '--models', 'chat-*', '--limit', 'tokens=5/min']),
  );
  const before = stateOf(store.replace('sqlite:', ''));
  const limits = [
    ...LIMIT_KINDS.flatMap(({ name }) => LIMIT_TEXTS.map((text) => `${name}=${text}`)),
    'requests',
    'requests:60/min',
    '=60/min',
    'request=none',
    'Requests=none',
    'requests =none',
    '{"requests":null}',
  ];
  const commands = [
    ...limits.map((text) => ['account', 'limit', 'acme', text]),
    ['account', 'limit', 'acme', 'requests=1/min', 'requests=none'],
    ...limits.slice(0, 12).map((text) => ['key', 'limit', id, text]),
    ...[...AMOUNTS, '0', '85', '100.01'].map((text) => ['account', 'edit', 'acme', '--discount', text]),
    ...AMOUNTS.map((text) => ['account', 'edit', 'acme', '--credit-limit', text]),
    ...['', 'tier', '=gold', '-a=b', ' tier=gold', 'tier =gold'].map((text) => [
      'account',
      'edit',
      'acme',
      '--label',
      text,
    ]),
    ['account', 'edit', 'acme', '--label', 'tier=a', '--label', 'tier=b'],
    ['account', 'edit', 'acme', '--label', 'tier=silver', '--clear', 'labels'],
    ['account', 'edit', 'acme', '--contact', 'new', '--clear', 'contact'],
    ...['', 'label', 'Labels', 'status', 'labels,contact'].map((text) => ['account', 'edit', 'acme', '--clear', text]),
    ...['', ' ', 'a b', 'a,,b', ','].map((text) => ['key', 'edit', id, '--models', text]),
    ...DURATIONS.map((text) => ['key', 'edit', id, '--expires', text]),
    ...DURATIONS.filter((text) => text !== '').map((text) => ['key', 'rotate', id, '--overlap', text]),
    ...[...AMOUNTS, '0', '-1'].map((text) => ['wallet', 'topup', 'acme', text, '--reference', 'r']),
    ...['', ' ', 'a\n'].map((text) => ['wallet', 'topup', 'acme', '1', '--reference', text]),
    ...[...TIMES, ...MORE_TIMES].map((text) => ['usage', '--since', text]),
  ];
  for (const command of commands) {
    const { code, stderr } = await run(command);
    t.not(code, 0, command.join(' '));
    t.notMatch(stderr, /internal|TypeError/, command.join(' '));
  }
  t.strictSame(stateOf(store.replace('sqlite:', '')), before, 'nothing is changed');
});

t.test('a limit of an unknown name that an earlier version stored can be removed', async (t) => {
  const { run, json, store: url } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const store = await openAlike(url);
  const account = await store.findAccount('acme');
  await store.editAccount(account?.id ?? '', { limits: { request: 'none' } }, OPERATOR);
  await store.close();
  t.match(await run(['account', 'limit', 'acme', 'request=none']), { code: 2 });
  t.match(await json(['account', 'limit', 'acme', 'requests=60/min']), {
    limits: { requests: '60/min', request: 'none' },
  });
  t.strictSame(Object(await json(['account', 'limit', 'acme', 'request=default'])).limits, { requests: '60/min' });
  t.match(await run(['account', 'limit', 'acme', 'request=default']), { code: 1 }, 'it is not there any more');
});

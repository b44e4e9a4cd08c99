/** A start from the cache has the same result as one from the files, and the cache is used only if nothing has changed. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import t, { type Test } from 'tap';
import { root } from '../../../test/support/tollgate.ts';
import { diffPlans } from '../../config/inspect/diff.ts';
import type { Texts } from '../../config/read/read-text.ts';
import { packPlan, secretsOf, unpackPlan } from '../../plan/packed.ts';
import { startConfiguration } from '../serve/start-configuration.ts';
import { CliError } from './errors.ts';
import type { ConfigurationCache, Environment } from './io.ts';

const base = readFileSync(join(root, 'test/config/bases/clips.yaml'), 'utf8');
const PRICES = /^prices:\n.*\n/m;
const set = { MAIN_URL: 'http://127.0.0.1:9000' };

/** Starts, and stores the configuration for the next start unless it came from the cache. */
async function start(config: string, cache?: ConfigurationCache, env: Environment = set, texts: Texts = new Map()) {
  let stderr = '';
  const write = (text: string) => {
    stderr += text;
  };
  try {
    const io = { stdout: { write }, stderr: { write }, env, cache };
    const made = await startConfiguration(
      { io, config, store: undefined, server: undefined, json: false },
      undefined,
      texts,
    );
    made.keep();
    const { plan, packed, files } = made;
    return { plan, packed, files, stderr };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { plan: undefined, packed: undefined, files: [], stderr };
  }
}

/** A configuration of several files in a folder of its own, and its cache, which has its document. */
async function cached(t: Test) {
  const folder = t.testdir({
    'gateway.yaml': base
      .replace(PRICES, 'include: [prices.yaml]\n')
      .replace(
        '{ url: "http://127.0.0.1:9000" }',
        '{ url: { env: MAIN_URL }, optional: true, auth: { header: x-key, secret: { file: secret } } }',
      )
      .replace('billing: seconds, creates_task', 'body: clip.json, billing: seconds, creates_task'),
    'prices.yaml': PRICES.exec(base)?.[0] ?? '',
    'clip.json': '{ "type": "object", "properties": { "model": { "type": "string" } } }',
    'program.cache': {},
    secret: 'a secret',
  });
  chmodSync(join(folder, 'secret'), 0o600);
  const config = join(folder, 'gateway.yaml');
  const cache = { folder: join(folder, 'program.cache/configuration'), program: 'this program' };
  t.equal((await start(config, cache)).stderr, '');
  const entry = join(cache.folder, readdirSync(cache.folder)[0] ?? '');

  /** Whether a start uses the cache: it then has the currency that only the cache has. */
  async function isUsed(used: ConfigurationCache = cache, env: Environment = set): Promise<boolean> {
    return (await start(config, used, env)).plan?.currency === 'XTS';
  }

  // Changes the stored plan, and the checksum with it.
  const stored = deserialize(readFileSync(entry).subarray(32));
  const body = serialize({ ...stored, bytes: serialize({ ...deserialize(stored.bytes), currency: 'XTS' }) });
  writeFileSync(entry, Buffer.concat([createHash('sha256').update(body).digest(), body]));
  t.equal(await isUsed(), true, 'without a change, it is used');
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
  return { folder, config, cache, entry, isUsed, edit };
}

const configurations: Readonly<Record<string, Environment>> = {
  'gateway.yaml': { TOLLGATE_C_URL: 'http://127.0.0.1:1', TOLLGATE_C_KEY: 'x' },
  'examples/openai.yaml': { TOLLGATE_OPENAI_KEY: 'x' },
  'test/support/small.yaml': {},
};
for (const [file, env] of Object.entries(configurations)) {
  t.test(`${file} has the same plan from the cache`, async (t) => {
    const cache = { folder: join(t.testdir(), 'configuration'), program: 'this program' };
    const texts = { files: new Map(), cache: new Map() };
    const fromFiles = await start(join(root, file), cache, env, texts.files);
    t.equal(fromFiles.stderr, '');
    t.equal(readdirSync(cache.folder).length, 1);
    const fromCache = await start(join(root, file), cache, env, texts.cache);
    if (fromFiles.plan === undefined || fromCache.plan === undefined) throw new Error('it did not compile');
    // Both are copies, whose price tables are read at their first use.
    const [expected, again] = [packPlan(fromFiles.plan), fromCache.packed].map((each) =>
      unpackPlan(each, () => each.secrets),
    );
    t.strictSame(fromCache.plan, expected);
    t.strictSame(again, expected);
    t.same(diffPlans(fromFiles.plan, fromCache.plan), []);
    t.strictSame(secretsOf(fromCache.plan), secretsOf(fromFiles.plan));
    t.strictSame(new Set(fromCache.files), new Set(fromFiles.files));
    t.strictSame([...texts.cache.keys()].toSorted(), [...texts.files.keys()].toSorted());
  });
}

t.test('a changed file is read', async (t) => {
  for (const [name, change] of [
    ['gateway.yaml', (text: string) => `${text}# a comment\n`],
    ['prices.yaml', (text: string) => text.replace('0.10', '0.11')],
    ['clip.json', (text: string) => text.replace('"string"', '"string", "minLength": 1')],
  ] as const) {
    const { isUsed, edit } = await cached(t);
    edit(name, change);
    t.equal(await isUsed(), false, name);
  }
});

t.test('a change after a start from the cache counts', async (t) => {
  const { config, cache, edit, isUsed } = await cached(t);
  edit('prices.yaml', (text) => text.replace('0.10', '0.11'));
  const { plan } = await start(config, cache);
  t.strictSame(plan?.models.get('clip-1')?.price?.table, { '480p': 110_000_000n, '720p': 200_000_000n });
  t.equal(await isUsed(), false, 'the forged entry was replaced');
});

t.test('a file that is gone, or another one with the same text, is noticed', async (t) => {
  const { folder, config, cache, isUsed } = await cached(t);
  const prices = join(folder, 'prices.yaml');
  renameSync(prices, join(folder, 'other.yaml'));
  t.match(await start(config, cache), { plan: undefined, stderr: /prices\.yaml.*does not exist/ });
  symlinkSync('other.yaml', prices);
  t.equal(await isUsed(), false);
});

t.test('another variable makes another plan', async (t) => {
  const { config, cache } = await cached(t);
  const wrong = { MAIN_URL: 'ftp://127.0.0.1' };
  const { stderr } = await start(config, cache, wrong);
  t.not(stderr, '');
  t.equal(stderr, (await start(config, undefined, wrong)).stderr, 'with the findings of a start without the cache');
  const near = { MAIM_URL: 'http://127.0.0.1:9000' };
  t.match(await start(config, cache, near), { plan: { currency: 'CNY' }, stderr: /did you mean 'MAIM_URL'/ });
  t.equal((await start(config, cache)).stderr, '', 'and no warning of another start');
  const other = { MAIN_URL: 'http://127.0.0.1:9001' };
  t.match((await start(config, cache, other)).plan, { currency: 'CNY' });
  const { plan } = await start(config, cache, other);
  t.equal(plan?.upstreams.get('main')?.target?.origin, 'http://127.0.0.1:9001');
  t.equal((await start(config, cache, {})).plan?.upstreams.get('main')?.target, undefined);
});

t.test('a variable that the configuration does not name changes nothing', async (t) => {
  const { isUsed, cache, config } = await cached(t);
  t.equal(await isUsed(cache, { ...set, SHLVL: '2', MAIM_URL: 'near one that is set' }), true);
  await start(config, cache, { SHLVL: '1' });
  const { plan, stderr } = await start(config, cache, { SHLVL: '1', MAIN_UR: 'near one that is missing' });
  t.match([plan?.currency, stderr], ['CNY', /did you mean 'MAIN_UR'/]);
});

t.test('a secret is not stored, and is read at each start', async (t) => {
  const { folder, config, cache, entry } = await cached(t);
  const secretInUse = async () =>
    (await start(config, cache)).plan?.upstreams.get('main')?.target?.credential?.secrets.secret;
  t.notOk(readFileSync(entry, 'latin1').includes('a secret'));
  t.equal(await secretInUse(), 'a secret');
  t.match(await start(config, cache), { plan: { currency: 'XTS' } }, 'from the cache');
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'the next');
  t.equal(await secretInUse(), 'the next');
  t.equal(await secretInUse(), 'the next', 'from the cache');
  t.notOk(readFileSync(entry, 'latin1').includes('the next'));
  chmodSync(secret, 0o644);
  t.match(await start(config, cache), { stderr: /every user of this machine may read the secret/ });
  rmSync(secret);
  t.match(await start(config, cache), { plan: undefined, stderr: /secret.*does not exist/ });
});

t.test('the password of the store in a variable is not stored', async (t) => {
  const { config, cache, entry, edit } = await cached(t);
  edit('gateway.yaml', (text) => text.replace(/^store:.*$/m, 'store: { url: { env: STORE_URL } }'));
  const env = { ...set, STORE_URL: 'postgres://user:pass4711@127.0.0.1/tollgate' };
  t.equal((await start(config, cache, env)).plan?.store_url, env.STORE_URL);
  const stored = readFileSync(entry, 'latin1');
  t.ok(stored.includes('STORE_URL'));
  t.notOk(stored.includes('pass4711'));
  t.equal((await start(config, cache, env)).plan?.store_url, env.STORE_URL);
});

t.test('another program, another folder and another name of the configuration do not use it', async (t) => {
  const { folder, config, cache, entry, isUsed } = await cached(t);
  const bytes = readFileSync(entry);
  t.equal(await isUsed({ ...cache, program: 'the next program' }), false);
  writeFileSync(entry, bytes);
  t.equal(await isUsed(), true);
  cpSync(config, join(folder, 'copy.yaml'));
  t.match(await start(join(folder, 'copy.yaml'), cache), { plan: { currency: 'CNY' } });
});

t.test('a damaged entry is ignored and replaced', async (t) => {
  const { entry, isUsed } = await cached(t);
  const text = readFileSync(entry, 'latin1');
  for (const damaged of ['', text.slice(0, 30), text.slice(0, -1), text.replace('clip-1', 'clip-2'), `${text} `]) {
    writeFileSync(entry, damaged, 'latin1');
    t.equal(await isUsed(), false);
    t.not(readFileSync(entry, 'latin1'), damaged);
  }
});

t.test('an entry or a folder that another user could write is ignored', async (t) => {
  const { cache, entry, isUsed } = await cached(t);
  const forged = readFileSync(entry);
  const put = () => {
    rmSync(entry, { force: true, recursive: true });
    writeFileSync(entry, forged, { mode: 0o600 });
  };
  for (const mode of [0o644, 0o640, 0o620, 0o602]) {
    put();
    chmodSync(entry, mode);
    t.equal(await isUsed(), false, `an entry with mode ${mode.toString(8)}`);
  }
  for (const mode of [0o777, 0o770, 0o702]) {
    put();
    chmodSync(cache.folder, mode);
    t.equal(await isUsed(), false, `a folder with mode ${mode.toString(8)}`);
    t.same(readFileSync(entry), forged, 'and nothing is written there');
    chmodSync(cache.folder, 0o700);
  }
  put();
  renameSync(entry, `${entry}.moved`);
  symlinkSync(`${entry}.moved`, entry);
  t.equal(await isUsed(), false, 'a symbolic link');
  rmSync(entry);
  mkdirSync(entry);
  t.equal(await isUsed(), false, 'a folder in its place');
  put();
  renameSync(cache.folder, `${cache.folder}.moved`);
  symlinkSync(`${cache.folder}.moved`, cache.folder);
  t.equal(await isUsed(), false, 'a symbolic link to the folder');
});

t.test('an entry of another user is ignored', { skip: process.geteuid?.() === 0 ? false : 'needs root' }, async (t) => {
  const { cache, entry, isUsed } = await cached(t);
  const forged = readFileSync(entry);
  chownSync(entry, 65_534, 65_534);
  t.equal(await isUsed(), false);
  writeFileSync(entry, forged);
  t.equal(await isUsed(), true);
  chownSync(cache.folder, 65_534, 65_534);
  t.equal(await isUsed(), false);
});

t.test('only the user can read what is stored, and nothing else is left', async (t) => {
  const { cache, entry } = await cached(t);
  t.equal(statSync(entry).mode & 0o777, 0o600);
  t.equal(statSync(cache.folder).mode & 0o777, 0o700);
  t.equal(readdirSync(cache.folder).length, 1);
});

t.test('a start from the cache shows the warnings of the start that stored it', async (t) => {
  const { config, cache, entry, edit } = await cached(t);
  edit('prices.yaml', (text) => `${text}  unused: { unit: second, by: [], table: "1" }\n`);
  const first = await start(config, cache);
  t.match(first.stderr, /unused/);
  const { ino } = statSync(entry);
  const second = await start(config, cache);
  t.equal(second.stderr, first.stderr);
  t.equal(statSync(entry).ino, ino, 'it was used, and not written again');
  edit('prices.yaml', (text) => text.replace('  unused', '  spare'));
  t.match((await start(config, cache)).stderr, /spare/);
});

t.test('a cache that cannot be written is no error', async (t) => {
  const { folder, config } = await cached(t);
  for (const parent of ['missing', 'gateway.yaml']) {
    const cache = { folder: join(folder, parent, 'configuration'), program: 'this program' };
    t.match(await start(config, cache), { plan: { currency: 'CNY' }, stderr: '' });
  }
});

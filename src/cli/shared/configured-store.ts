import { parse } from 'yaml';
import { readSettingFile, settingPath } from '../../config/compile/setting-file.ts';
import { openStore } from '../../ledger/open-store.ts';
import { movedText } from '../../ledger/store/moved.ts';
import type { Access, Store } from '../../ledger/store/store.ts';
import { ownValue } from '../../lib/json/pointer.ts';
import { compile } from './config.ts';
import { CliError } from './errors.ts';
import type { Cli, Environment } from './io.ts';

type Work<T> = (store: Store, url: string) => Promise<T>;

/** Opens the store read-only; it is neither created nor migrated. Throws CliError and StoreError. */
export function withStore<T>(cli: Cli, work: Work<T>): Promise<T> {
  return withStoreFor(cli, 'read', work);
}

/** Opens the store: `write` an existing one; `make` creates or migrates it if necessary. Throws CliError and StoreError. */
export async function withStoreFor<T>(cli: Cli, access: Access, work: Work<T>): Promise<T> {
  const url = await storeUrl(cli);
  const store = await openStore(url, { access });
  const { moved } = store;
  if (moved !== undefined) {
    cli.io.stderr.write(`tollgate: warning: this store was moved ${movedText(moved)}; it shows what was there then\n`);
  }
  try {
    return await work(store, url);
  } finally {
    await store.close();
  }
}

/**
 * The store's URL: from `--store`, else from the plan. If the configuration has errors, `store.url` is read from the text
 * of its files, and then from TOLLGATE_STORE.
 *
 * @throws CliError store_unknown if none of them gives a URL.
 */
export async function storeUrl(cli: Cli): Promise<string> {
  if (cli.store !== undefined) return cli.store;
  const { env, stderr } = cli.io;
  const { plan, texts } = compile(cli);
  if (plan !== undefined) return plan.store_url;
  const url = settingInTexts(texts, ['store', 'url'], env) ?? env.TOLLGATE_STORE;
  if (url === undefined || url === '') {
    throw new CliError(
      'store_unknown',
      `the configuration ${cli.config} cannot be used, and its store.url cannot be read`,
      'run tollgate check to see the errors, or set TOLLGATE_STORE, for example to sqlite:./data/tollgate.db',
    );
  }
  stderr.write(`tollgate: warning: ${cli.config} has errors (see tollgate check); this command uses only its store\n`);
  return url;
}

type SettingPath = readonly [section: string, key: string];

/**
 * A setting as a string, as `{ env, default }` or as `{ file }`; undefined if it is none of them, or if the text is not YAML.
 *
 * @param texts the texts of the configuration's files, by name. The first with the setting counts.
 */
export function settingInTexts(
  texts: ReadonlyMap<string, string>,
  path: SettingPath,
  env: Environment,
): string | undefined {
  const [value] = [...texts].flatMap(([file, text]) => settingInText(file, text, path, env) ?? []);
  return value;
}

function settingInText(file: string, text: string, [section, key]: SettingPath, env: Environment): string | undefined {
  const setting = member(member(parseLeniently(text), section), key);
  if (typeof setting === 'string') return setting;
  const path = member(setting, 'file');
  if (typeof path === 'string') {
    const read = readSettingFile(settingPath(path, file));
    return 'text' in read ? read.text : undefined;
  }
  const name = member(setting, 'env');
  const fallback = member(setting, 'default');
  const value = typeof name === 'string' ? env[name] : undefined;
  if (value !== undefined && value !== '') return value;
  return typeof fallback === 'string' ? fallback : undefined;
}

function parseLeniently(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent', strict: false, uniqueKeys: false });
  } catch {
    return undefined;
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, key) : undefined;
}

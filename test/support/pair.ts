/** Two gateways over one store, each with its own connections, like two replicas; both use one sandbox. */
import { randomBytes } from 'node:crypto';
import pino from 'pino';
import type { Test } from 'tap';
import { type Gateway, startGateway } from '../../src/gateway/runtime/gateway.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import { formatNano, NANO, parseNano } from '../../src/lib/money/amount.ts';
import { type Sandbox, startSandbox } from '../vendors/server.ts';
import { newStoreFile, tempFolder } from './new-store.ts';
import { OPERATOR } from './operator.ts';
import { planWithUpstreams } from './plans.ts';
import { edited, shippedText } from './shipped-text.ts';
import { call, type Reply } from './stack.ts';
import type { Owner } from './stores.ts';

export interface Pair {
  readonly gateways: readonly [Gateway, Gateway];
  readonly sandbox: Sandbox;
  /** The SQLite file. */
  readonly file: string;
  /** A connection of the test, used by neither gateway. */
  readonly store: Store;
  newCaller(name: string, balance: string): Promise<PairCaller>;
}

export interface PairCaller extends Owner {
  /** @param which of the two gateways is asked. */
  call(
    which: number,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  /** Every movement but the top-ups, oldest first: `hold 1.84`, `capture 1.84`. */
  ledger(): Promise<readonly string[]>;
}

export interface PairOptions {
  /** Replacements in the shipped file's text, for each of the two. */
  readonly edits?: readonly [Edits, Edits];
  readonly pace?: number;
  /** Base URLs, by name, of upstreams that are not played by the sandbox. */
  readonly upstreams?: Readonly<Record<string, string>>;
  /** The clock of both gateways. */
  readonly now?: () => number;
}
export type Edits = readonly (readonly [from: string, to: string])[];

export async function startPair(t: Test, options: PairOptions = {}): Promise<Pair> {
  const folder = tempFolder();
  const sandbox = await startSandbox({ key: 'upstream-secret', pace: options.pace ?? 0.02 });
  const file = `${folder.path}/tollgate.db`;
  const url = `sqlite:${file}`;
  await newStoreFile(file);
  const store = await openStore(url);
  const [first, second] = options.edits ?? [[], []];
  const { now = Date.now } = options;
  const stores = [
    await openStore(url, { now, writer: 'thread' }),
    await openStore(url, { now, writer: 'thread' }),
  ] as const;
  const gateways = [
    await gateway(stores[0], sandbox, first, options),
    await gateway(stores[1], sandbox, second, options),
  ] as const;
  t.teardown(async () => {
    await Promise.all(gateways.map((each) => each.close()));
    await Promise.all([...stores.map((each) => each.close()), store.close(), sandbox.close()]);
    folder.remove();
  });
  return { gateways, sandbox, file, store, newCaller: (name, balance) => newCaller(gateways, store, name, balance) };
}

async function gateway(
  store: Store,
  sandbox: Sandbox,
  edits: Edits,
  { upstreams = {}, now = Date.now }: PairOptions,
): Promise<Gateway> {
  const text = edited(shippedText, ...edits);
  const plan = planWithUpstreams(text, (name) => upstreams[name] ?? `${sandbox.url}/${name}`);
  const server = { ...plan.server, port: 0 };
  return startGateway({ ...plan, server }, { store, now, log: pino({ level: 'silent' }), settler: false });
}

async function newCaller(
  gateways: readonly [Gateway, Gateway],
  store: Store,
  name: string,
  balance: string,
): Promise<PairCaller> {
  const account = `account_${name}`;
  await store.createAccount({ id: account, name, price_factor_nano: NANO }, OPERATOR);
  if (parseNano(balance) > 0n) await store.topup(account, parseNano(balance), null, OPERATOR);
  const { id, key: secret, sha256, prefix } = generateKey(randomBytes);
  const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ id, sha256, prefix, account, ...settings }, OPERATOR);
  return {
    account,
    key: id,
    call: (which, method, path, body, headers) =>
      call((gateways[which % 2] ?? gateways[0]).url + path, method, body, {
        authorization: `Bearer ${secret}`,
        'x-api-key': secret,
        ...headers,
      }),
    async ledger() {
      const entries = await store.entries(account, 10_000);
      const movements = entries.filter(({ kind }) => kind !== 'topup').reverse();
      return movements.map(({ kind, amount_nano }) => `${kind} ${formatNano(amount_nano)}`);
    },
  };
}

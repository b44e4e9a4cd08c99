/** A store with rows of every kind, and functions that edit its file without the program. */
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Test } from 'tap';
import { openStore } from '../../../src/ledger/open-store.ts';
import {
  type ChargeBasis,
  type PriceVersion,
  type Settlement,
  type Store,
  USAGE_LEVELS,
} from '../../../src/ledger/store/store.ts';
import { type PriceContent, priceText } from '../../../src/lib/money/price-text.ts';
import { DAY_ms } from '../../../src/lib/time/duration.ts';
import { OPERATOR } from '../operator.ts';
import { capture, cny, makeOwnerOnly, newTask, release, tempFolder } from '../stores.ts';

/** Entries: 1 and 2 top-ups; 3 hold, 4 capture, 5 overage of `over`; 6, 7 of `done`; 8, 9 of `freed`; 10 the hold of `open`. */
export async function makeHealthyStore(url: string): Promise<void> {
  const store = await openStore(url);
  const acme = await makeOwnerOnly(store, 'acme', '10');
  const other = await makeOwnerOnly(store, 'other', '0');
  await store.topup(other.account, 5n, 'invoice 1', OPERATOR);
  const price = versionOf({ name: 'c', unit: 'second', divisor: 1n, by: ['resolution'], table: { '720p': cny('1') } });
  const priced = { price_sha256: price.sha256, request_id: 'req_2', facts: { resolution: '720p' } };
  const run = async (id: string, hold: string, settlement: Settlement) => {
    await store.openTask(newTask(acme, id, hold, priced), { price });
    await store.startTask(id, `up_${id}`, { status: 'running', record: null, next_poll_at_ms: 1_500_000 });
    await store.settleTask(id, settlement);
  };
  await run('over', '1', capture('1.5'));
  await run('done', '2', capture('1'));
  await run('freed', '3', release());
  await store.openTask(newTask(acme, 'open', '4', priced), { price });
  await drawOnLeases(store);
  await store.close();
  const later = await openStore(url, { now: () => Date.now() + 40 * DAY_ms });
  for (const level of USAGE_LEVELS) while (await later.rollUpUsage(level));
  await later.close();
}

/** 10 units of input cost 0.20. */
const chatPrices = {
  name: 'chat',
  unit: 'million_tokens',
  divisor: 1_000_000n,
  by: ['class'],
  table: { input: cny('25000') },
};

/** A charge by these prices, at 80 %, whose cost is a quarter of the full price. */
function basisOf(prices: PriceContent, cost: string): ChargeBasis {
  const vendor = { ...prices, name: 'vendor', table: { input: cny('6250') } };
  return {
    request_id: 'req_1',
    upstream: 'u',
    target: 'default',
    is_stream: false,
    price: versionOf(prices),
    price_factor_nano: cny('0.8'),
    rounding: 'half_up',
    reported: null,
    cost: { cost_nano: cny(cost), price: versionOf(vendor) },
  };
}

function versionOf(price: PriceContent): PriceVersion {
  const content = priceText(price);
  return { sha256: hash('sha256', content, 'hex'), name: price.name, content };
}

/** Entries 11 to 14: a top-up, a lease that is closed with its capture, and one that is open. */
async function drawOnLeases(store: Store): Promise<void> {
  const chat = await makeOwnerOnly(store, 'chat', '5');
  const lease = { account: chat.account, amount_nano: cny('1'), owner: 'gateway', until_ms: 10 };
  const request = { ...chat, route: 'create_message', model: 'chat-large' };
  const opened = await store.openSpendLease(lease);
  const use = (input: string, amount: string, cost: string) =>
    store.recordUsage([
      { ...request, hold_id: 12n, units: { input }, amount_nano: cny(amount), basis: basisOf(chatPrices, cost) },
    ]);
  await use('5', '0.10', '0.03125');
  await use('10', '0.20', '0.0625');
  if (opened.ok) await store.closeSpendLease(opened);
  await store.openSpendLease(lease);
}

/** A healthy store with the changes 10 to 12 and the entries 15 to 17: an adjustment, and two refunds of `done`. */
export async function makeCorrectedStore(url: string): Promise<void> {
  await makeHealthyStore(url);
  const store = await openStore(url);
  const actor = { ...OPERATOR, reason: 'a wrong price' };
  await store.adjust('account_acme', cny('-0.50'), actor);
  await store.refund('account_acme', 7n, cny('0.50'), actor);
  await store.refund('account_acme', 7n, cny('0.40'), actor);
  await store.close();
}

/** Rebuilds the tables without their triggers, checks and unique indexes, as a careless operator might, and runs the SQL. */
export function tamper(path: string, sql: string): void {
  const db = new Database(path);
  db.unsafeMode();
  db.pragma('foreign_keys = OFF');
  for (const table of ['account', 'api_key', 'change', 'entry', 'price', 'task']) {
    db.exec(`CREATE TABLE copy AS SELECT * FROM ${table}; DROP TABLE ${table}; ALTER TABLE copy RENAME TO ${table};`);
  }
  db.exec(sql);
  db.close();
}

/** The bytes of each store, made once for all tests of a file. */
const files = new Map<unknown, Buffer>();

async function fileOf(make: (url: string) => Promise<void>): Promise<Buffer> {
  const made = files.get(make);
  if (made !== undefined) return made;
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-store-'));
  try {
    await make(`sqlite:${folder}/store.db`);
    const bytes = readFileSync(join(folder, 'store.db'));
    files.set(make, bytes);
    return bytes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function auditAfter(t: Test, sql: string, make = makeHealthyStore) {
  const path = `${tempFolder(t)}/store.db`;
  writeFileSync(path, await fileOf(make));
  tamper(path, sql);
  const store = await openStore(`sqlite:${path}`);
  try {
    return await store.audit();
  } finally {
    await store.close();
  }
}

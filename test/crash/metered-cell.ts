/** The cells of the crash matrix for metered requests: one message each, with its own store. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/ledger/open-store.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import type { Failpoint } from '../../src/lib/failpoint.ts';
import { type Bench, balance_nano, patience_ms } from './bench.ts';
import { upstreamEnv } from './config.ts';
import { readJournal } from './journal.ts';
import { auditProblems } from './judge.ts';
import { openCopy } from './lab.ts';
import { type Program, startGateway } from './processes.ts';

type MeteredWindow = Extract<Failpoint, 'lease_durable' | 'usage_counted'>;

export const meteredWindows: Readonly<Record<MeteredWindow, string>> = {
  lease_durable: 'a lease is committed; no request has used it',
  usage_counted: 'the answer has been passed on; its usage is not stored',
};

export interface MeteredCell {
  readonly isStream: boolean;
  readonly window: MeteredWindow | undefined;
}

export const meteredCells: readonly MeteredCell[] = [false, true].flatMap((isStream) =>
  ([undefined, 'lease_durable', 'usage_counted'] as const).map((window) => ({ isStream, window })),
);

export interface MeteredOutcome {
  readonly money: 'charged' | 'not charged';
  readonly truth: 'answered' | 'no request';
  readonly problems: readonly string[];
}

/** 7 tokens in and 3 out, at 36 and 180 per million. */
const input_tokens = 7;
const charge_nano = 7n * 36_000n + 3n * 180_000n;

export function meteredLaneOf({ isStream, window }: MeteredCell): string {
  return `message-${isStream ? 'stream' : 'whole'}-${window ?? 'no_crash'}`;
}

/** Like `runCell`, for a metered request. */
export async function runMeteredCell(cell: MeteredCell, bench: Bench): Promise<MeteredOutcome> {
  const lane = meteredLaneOf(cell);
  const folder = join(bench.lab.folder, lane);
  const { url, store, account, key } = await openCopy(bench.template, folder);
  const config = bench.configs.get('none');
  if (config === undefined) throw new Error('there is no configuration');
  const env = upstreamEnv({ messages: `${bench.lab.upstream.url}/${lane}` });
  const options = { config, store: url, env, log: join(folder, 'gateway.log') };
  const start = (failpoint?: MeteredWindow) =>
    bench.starting(() => startGateway({ ...options, failpoint }, bench.lab.compileCache));
  const problems: string[] = [];

  await bench.alive(async () => {
    const gateway = await start(cell.window);
    await ask(gateway, cell, key);
    if (cell.window === undefined) await untilNothingIsHeld(store, account);
    else await Promise.race([gateway.ended, sleep(patience_ms, undefined, { ref: false })]);
    if (gateway.hasEnded === (cell.window === undefined)) problems.push(`${cell.window ?? 'no crash'} never came`);
    await gateway.kill();
    if (cell.window === undefined) return;
    const next = await start();
    await untilNothingIsHeld(store, account);
    await next.kill();
  });
  await store.close();
  return judge(cell, lane, bench, { url, account }, problems);
}

async function ask(gateway: Program, { isStream }: MeteredCell, key: string): Promise<void> {
  const messages = [{ role: 'user', content: String(input_tokens) }];
  try {
    const response = await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'chat-large', max_tokens: 1000, stream: isStream, messages }),
      signal: AbortSignal.timeout(patience_ms),
    });
    await response.text();
  } catch {
    // The request was cut off when the gateway was killed. The journal says whether it was answered.
  }
}

/** The lease was closed: by its own gateway when it was idle, or by the next gateway when it had expired. */
async function untilNothingIsHeld(store: Store, account: string): Promise<void> {
  const end_ms = Date.now() + patience_ms;
  while (Date.now() < end_ms) {
    const wallet = await store.wallet(account);
    if (wallet?.held_nano === 0n) return;
    await sleep(100);
  }
}

/** Without a crash: charged exactly once. After a crash: once or never. Never charged without an answer. */
async function judge(
  { window }: MeteredCell,
  lane: string,
  { lab }: Bench,
  { url, account }: { readonly url: string; readonly account: string },
  problems: string[],
): Promise<MeteredOutcome> {
  const store = await openStore(url);
  try {
    problems.push(...(await auditProblems(store)));
    const answers = readJournal(lab.journal).filter((line) => line.event === 'answered' && line.lane === lane).length;
    const wallet = await store.wallet(account);
    const charged_nano = balance_nano - (wallet?.posted_nano ?? 0n);
    if (wallet?.held_nano !== 0n) problems.push(`held is ${wallet?.held_nano}, not 0`);
    if (answers > 1) problems.push(`the upstream was asked ${answers} times`);
    if (charged_nano !== 0n && charged_nano !== charge_nano)
      problems.push(`charged ${charged_nano}, not ${charge_nano}`);
    if (charged_nano !== 0n && answers === 0) problems.push('charged for what was never answered');
    if (window === undefined && charged_nano === 0n) problems.push('not charged, though nothing crashed');
    const money = charged_nano === 0n ? 'not charged' : 'charged';
    return { money, truth: answers === 0 ? 'no request' : 'answered', problems };
  } finally {
    await store.close();
  }
}

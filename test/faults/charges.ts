/** Helpers for the tests of metered charges: a gateway whose next charge can be awaited, and upstream answers. */
import pino from 'pino';
import type { Test } from 'tap';
import type { UsageSum } from '../../src/ledger/store/store.ts';
import { chunk, type Script } from '../support/fault-server.ts';
import { long, type Rig, rig, until, withTimeouts } from '../support/interfaces.ts';
import type { Stack, StackOptions } from '../support/stack.ts';

/** What one request was charged. */
export interface Charged {
  /** Whole units by class; classes with zero units are left out. */
  readonly units: Readonly<Record<string, number>>;
  readonly amount_nano: bigint;
}

/** A gateway in front of a fault server, with its charges and log. */
export interface ChargeRig extends Rig {
  /** The gateway's log from level warn, one object per line. */
  readonly logged: readonly Readonly<Record<string, unknown>>[];
  /** Runs the function, waits for the next usage row, and returns its charge. */
  charged(run: () => Promise<unknown>): Promise<Charged>;
  /** The value of a metric for that reason: charges in doubt, or answers charged nothing. */
  counted(metric: 'doubtful' | 'uncharged', reason: string): Promise<number>;
}

/** Starts the gateway and the fault server. */
export async function chargeRig(t: Test, script: Script, options: StackOptions = {}): Promise<ChargeRig> {
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const rigged = await rig(t, script, { config: withTimeouts(long), log, ...options });
  const { stack } = rigged;
  return {
    ...rigged,
    logged,
    async charged(run) {
      const before = await sumOf(stack);
      await run();
      const after = await until(
        () => sumOf(stack),
        ({ requests }) => requests > before.requests,
      );
      const units = Object.entries(after.units).map(
        ([name, now]) => [name, Number(now) - Number(before.units[name] ?? 0)] as const,
      );
      return {
        units: Object.fromEntries(units.filter(([, more]) => more !== 0)),
        amount_nano: after.amount_nano - before.amount_nano,
      };
    },
    async counted(metric, reason) {
      const { values } = await stack.metrics[metric].get();
      return values.reduce((sum, { labels, value }) => sum + (labels.reason === reason ? value : 0), 0);
    },
  };
}

async function sumOf(stack: Stack): Promise<Pick<UsageSum, 'requests' | 'units' | 'amount_nano'>> {
  const [sum] = await stack.store.usage({ by: [] });
  return sum ?? { requests: 0, units: {}, amount_nano: 0n };
}

/** One server-sent event of the messages interface. */
export function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`;
}

/** The tokens that the shipped rule estimates for a messages stream: one for four bytes of its text. */
export function estimatedTokens(stream: string): number {
  const bytes = [...stream.matchAll(/"text":"(.*?)"/g)].reduce((sum, [, text = '']) => sum + text.length, 0);
  return Math.floor(bytes / 4);
}

/** Whether an estimate from the beginning of a stream is as near to that of the whole as equal events let expect. */
export function isNear(estimate: number | undefined, exact: number): boolean {
  return estimate !== undefined && Math.abs(estimate - exact) <= exact / 20;
}

/** The events of a messages stream. */
export const events = {
  start: (usage: object) => event('message_start', { message: { usage } }),
  delta: (text = 'kite') => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  end: (usage: object) => event('message_delta', { delta: {}, usage }) + event('message_stop', {}),
};

/** A complete event stream as a chunked body. */
export function streamed(text: string): string {
  return `${chunk(text)}0\r\n\r\n`;
}

/** The price in nano of that many units of chat-large; its prices are per million. */
export function costOf(units: Readonly<Record<string, number>>): bigint {
  const prices: Readonly<Record<string, number>> = {
    input: 36,
    cache_write: 45,
    cache_write_1h: 72,
    cache_read: 3.6,
    output: 180,
    web_search: 72_000,
  };
  return Object.entries(units).reduce((sum, [name, count]) => sum + BigInt(count * (prices[name] ?? 0) * 1000), 0n);
}

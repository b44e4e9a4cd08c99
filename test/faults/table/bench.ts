/** A gateway for the cells of the fault table, with an upstream of raw sockets and the anomalies that the log records. */
import pino from 'pino';
import type { Test } from 'tap';
import type { FaultServerOptions, Script } from '../../support/fault-server.ts';
import { type FaultServer, startFaultServer } from '../../support/fault-server.ts';
import { upstreamNames, withTimeouts } from '../../support/interfaces.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import type { Timeout } from './fault.ts';

/** The log's record of a charge that differs from the reported usage. */
export interface Anomaly {
  readonly anomalies: readonly string[];
  readonly amount: string;
  readonly hold: string;
}

/** A gateway and its upstream. */
export interface Bench {
  readonly stack: Stack;
  readonly server: FaultServer;
  /** Undefined if the account was charged the reported usage. */
  anomalyOf(account: string): Anomaly | undefined;
  /** Advances the clock so that idle leases end. */
  ahead(): void;
  /** Closes the upstream's port, so that connections are refused. */
  refuse(): Promise<void>;
}

/** The faults' needs: which time-out is short, and how the upstream accepts connections. */
export interface BenchOptions {
  readonly times: Timeout | undefined;
  readonly scheme?: 'http' | 'https';
  readonly server?: FaultServerOptions;
}

function timeouts(short: Timeout | undefined): string {
  const each = (['connect', 'headers', 'idle'] as const).map((name) => `${name}: ${name === short ? '1s' : '60s'}`);
  return `timeout: { ${each.join(', ')} }`;
}

/** Starts a bench; it is closed with the test. */
export async function openBench(t: Test, script: Script, options: BenchOptions): Promise<Bench> {
  let ahead_ms = 0;
  const accounts = new Map<string, string>();
  const anomalies = new Map<string, Anomaly>();
  const write = (line: string) => {
    const { id, account, anomalies: reasons, amount, hold } = JSON.parse(line);
    if (typeof account === 'string' && typeof id === 'string') accounts.set(account, id);
    if (Array.isArray(reasons)) anomalies.set(id, { anomalies: reasons, amount, hold });
  };
  const server = await startFaultServer(script, options.server);
  const url = options.scheme === 'https' ? server.url.replace('http:', 'https:') : server.url;
  const stack = await startStack({
    config: withTimeouts(timeouts(options.times)),
    upstreams: Object.fromEntries(upstreamNames.map((name) => [name, url])),
    now: () => Date.now() + ahead_ms,
    log: pino({ level: 'info' }, { write }),
  });
  let isRefusing = false;
  t.teardown(async () => {
    if (!isRefusing) await server.close();
    await stack.close();
  });
  return {
    stack,
    server,
    anomalyOf: (account) => anomalies.get(accounts.get(account) ?? ''),
    ahead: () => {
      ahead_ms += 10_000;
    },
    refuse: () => {
      isRefusing = true;
      return server.close();
    },
  };
}

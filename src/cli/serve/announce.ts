/** What `serve` prints when callers can connect. */

import type { Sandbox } from '../../config/sandbox/sandbox-server.ts';
import type { Gateway } from '../../gateway/runtime/gateway.ts';
import { available_nano, type Store } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';
import { programCommand } from '../shared/invocation.ts';
import type { Cli } from '../shared/io.ts';
import type { AdminListener } from './admin-listener.ts';
import { demoBanner, prepareDemo, prepareToken } from './demo.ts';

interface Beside {
  readonly sandbox: Sandbox | undefined;
  readonly admin: AdminListener | undefined;
}

/** Prints the URL; under `--sandbox` also the demo account's key and a first call. */
export async function announce(
  cli: Cli,
  plan: Plan,
  { url, metrics_url }: Gateway,
  store: Store,
  { sandbox, admin }: Beside,
): Promise<void> {
  const { io, json, config } = cli;
  const demo = sandbox && (await prepareDemo(store));
  const token = sandbox && (await prepareToken(store));
  if (json) {
    const more = sandbox && demo && { key: demo.key, sandbox: sandbox.url };
    const opened = admin && { admin: { url: admin.url, ...(token && { token }) } };
    io.stdout.write(
      `${JSON.stringify({ event: 'listening', url, ...(metrics_url && { metrics: metrics_url }), ...more, ...opened })}\n`,
    );
    return;
  }
  io.stdout.write(`tollgate is listening on ${url}\n${upstreamLine(plan)}\n\n`);
  if (demo !== undefined) {
    const wallet = await store.wallet(demo.account.id);
    const account = { url, key: demo.key, available_nano: wallet === undefined ? 0n : available_nano(wallet) };
    io.stdout.write(`${demoBanner(plan, account, { config, command: programCommand(io.env) })}\n`);
  }
  if (admin !== undefined) io.stdout.write(adminLines(admin, token));
  io.stdout.write('Press Ctrl-C to stop.\n');
}

function adminLines({ url, pages }: AdminListener, token: string | undefined): string {
  const shown = Object.entries(pages).map(([name, page]) => `${name}: ${page}\n`);
  const missing = shown.length === 0 ? 'no console and no docs: a checkout makes them with: npm run build\n' : '';
  const more = token === undefined ? '' : `  its token: ${token}\n`;
  return `admin: ${url}\n${shown.join('')}${missing}${more}\n`;
}

function upstreamLine(plan: Plan): string {
  const upstreams = [...plan.upstreams.values()];
  const namesOf = (on: boolean) =>
    upstreams.filter(({ target }) => (target !== undefined) === on).map(({ name }) => name);
  const off = namesOf(false);
  return `  upstreams: ${namesOf(true).join(', ')}${off.length === 0 ? '' : `; off: ${off.join(', ')}`}`;
}

/** A configuration with a thousand more routes: the cost of a request, compared with the shipped configuration. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Bed, Target } from '../bed.ts';
import { benchConfig, fundedKey, startGateway } from '../bed.ts';
import { message } from './requests.ts';
import { closedLoop, type Scenario } from './scenario.ts';

export const manyRoutes: Scenario = {
  name: 'routes',
  about: 'messages JSON through a configuration of 1,000 more routes, 32 callers',
  async targets(bed, { smoke }, cleanup) {
    const routes = smoke ? 50 : 1_000;
    const shipped = await gateway('shipped routes', bed, (text) => text, cleanup);
    const many = await gateway(`${routes} more routes`, bed, (text) => withRoutes(text, routes), cleanup);
    return [shipped, many];
  },
  measure: (target, bed, pace) => closedLoop(target, bed, pace, 32, [message]),
};

async function gateway(
  name: string,
  bed: Bed,
  edit: (text: string) => string,
  cleanup: AsyncDisposableStack,
): Promise<Target> {
  const folder = name.replaceAll(' ', '-');
  const config = benchConfig(bed.folder, folder, edit);
  const store_url = `sqlite:${join(bed.folder, folder, 'bench.db')}`;
  const started = await startGateway(bed.folder, bed.stub_url, await fundedKey(store_url), { config, store_url });
  cleanup.defer(() => started.process.stop());
  return { ...started, name };
}

/** Adds copies of the messages route, each at its own path, and without its examples: a file may have 1 MiB. */
function withRoutes(text: string, count: number): string {
  const messages = readFileSync(resolve(import.meta.dirname, '../../interfaces/messages.yaml'), 'utf8');
  const route = /^ {2}create_message:\n(?: {4}.+\n)+/m.exec(messages)?.[0].replaceAll('../schemas/', 'schemas/');
  if (route === undefined) throw new Error('interfaces/messages.yaml no longer has the route create_message');
  const bare = route.replace(/^ {4}examples:\n(?: {5,}.+\n)+/m, '');
  const copies = Array.from({ length: count }, (_, n) =>
    bare.replace('create_message:', `copy_${n}:`).replace('POST /v1/messages', `POST /v1/copies/${n}/messages`),
  );
  return `${text}\nroutes:\n${copies.join('')}`;
}

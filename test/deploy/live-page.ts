/** A gateway after some traffic, for tests that compare files with its metrics. */
import type { Test } from 'tap';
import { long, messagesJson, officialVideo, type Rig, rig, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import type { StackOptions } from '../support/stack.ts';
import { call } from '../support/stack.ts';

/** Starts a gateway whose upstreams answer, refuse, misreport and break off, so that nearly every metric has a series. */
export async function busyGateway(t: Test, options: Pick<StackOptions, 'log'> = {}): Promise<Rig> {
  const config = edited(withTimeouts(long), ['  listen: ', '  metrics: 127.0.0.1:0\n  listen: ']);
  const rigged = await rig(t, ({ reply, index }) => reply(200, { id: `made-${index}`, status: 'running' }), {
    config,
    ...options,
  });
  const { stack, server } = rigged;
  const chat = () => stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key });
  await stack.call('POST', officialVideo.path, officialVideo.body);
  await chat();
  server.play(({ reply }) => reply(401, {}));
  await chat();
  server.play(({ reset }) => reset());
  await chat();
  await stack.call('POST', officialVideo.path, officialVideo.body);
  server.play(({ reply }) => reply(200, { id: 'another', status: 'running' }));
  await stack.call('GET', `${officialVideo.path}/made-0`);
  server.play(({ reply }) => reply(200, { id: 'made-0', status: 'failed' }));
  await stack.call('GET', `${officialVideo.path}/made-0`);
  await stack.settler.round();
  return rigged;
}

/** The text of the metrics. */
export async function pageOf({ stack }: Rig): Promise<string> {
  return (await call(`${stack.metrics_url}`, 'GET')).text;
}

/** The labels of every metric that has a series, without those that Prometheus adds to histograms. */
export function labelsIn(page: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const histograms = new Set([...page.matchAll(/^# TYPE (\S+) histogram$/gm)].map(([, name]) => name));
  for (const [, series = '', labels = ''] of page.matchAll(/^(tollgate_\w+)(?:\{(.*)\})? \S+$/gm)) {
    const base = series.replace(/_(bucket|sum|count)$/, '');
    const name = histograms.has(base) ? base : series;
    const known = found.get(name) ?? new Set();
    found.set(name, known);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) if (label !== 'le') known.add(label);
  }
  return found;
}

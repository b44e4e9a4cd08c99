/** Plays the bad night of docs/operations.md on a real gateway: the log lines, the alerts and the metric are as the page shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import t from 'tap';
import { parse } from 'yaml';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { call } from '../support/stack.ts';
import { fences, root } from './pages.ts';

const [alerts = '', shown = ''] = fences('docs/operations.md')
  .filter(({ language, section }) => section === 'A bad night' && language === 'text')
  .map(({ text }) => text);

const lines: string[] = [];
const formatters = { level: (level: string) => ({ level }) };
const log = pino({ base: null, formatters }, { write: (line: string) => void lines.push(line) });
const config = edited(withTimeouts(long), ['  listen: ', '  metrics: 127.0.0.1:0\n  listen: ']);
const { stack } = await rig(t, ({ reset }) => reset(), { config, log });
const path = '/api/v3/c/videos/generations/tasks';
await stack.call('POST', path, { model: 'c/vidgen-2.0', prompt: 'a red kite' });

/** A line without what differs between two runs. */
function comparable(line: string): unknown {
  const { time, id, task, account, key, target, ms, admission_ms, ...rest } = JSON.parse(line);
  const varying = { time, id, task, account, key, target, ms, admission_ms };
  return [Object.keys(varying).filter((name) => Reflect.get(varying, name) !== undefined), rest];
}

t.test('the gateway writes the log lines of the page', async (t) => {
  while (lines.length < 4) await new Promise((wake) => setTimeout(wake, 5));
  t.same(lines.map(comparable), shown.split('\n').map(comparable));
});

t.test('the metrics make the alerts of the page fire', async (t) => {
  const { text } = await call(`${stack.metrics_url}`, 'GET');
  t.match(text, '\ntollgate_tasks{state="review"} 1\n');
  t.match(text, '\ntollgate_upstream_failures_total{upstream="c",target="default",code="ECONNRESET"} 1\n');
  const { groups } = parse(readFileSync(join(root, 'deploy/prometheus/alerts.yaml'), 'utf8'));
  for (const line of alerts.split('\n')) {
    const [name, summary = '', runbook] = line.split(/ {2,}/);
    const rule = groups[0].rules.find(({ alert }: { alert: string }) => alert === name);
    t.equal(runbook, rule?.annotations.runbook, line);
    const parts = rule?.annotations.summary.split(/\{\{.*?\}\}/);
    for (const part of parts) t.ok(summary.includes(part), `${name}: ${part}`);
  }
});

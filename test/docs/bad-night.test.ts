/** Plays the bad night of docs/guides/alerts.md on a real gateway: the log lines, the alerts and the metric are as the page shows. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pino from 'pino';
import t from 'tap';
import { parse } from 'yaml';
import { openStore } from '../../src/ledger/open-store.ts';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { call, startStack } from '../support/stack.ts';
import { fences, pages, read, root } from './pages.ts';
import { neutralLines } from './same.ts';

const [alerts = '', shown = ''] = fences('docs/guides/alerts.md')
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

t.test('the gateway gives the error answers that the guides quote', async (t) => {
  const path = '/api/v3/c/videos/generations/tasks';
  const quoted = (section: string) =>
    pages
      .flatMap(fences)
      .filter((fence) => fence.section === section && fence.language === 'text')
      .map(({ text }) => text);

  t.test('errors of the gateway', async (t) => {
    // Nothing listens on port 9.
    const stack = await startStack({ upstreams: { c: 'http://127.0.0.1:9' } });
    t.teardown(() => stack.close());

    const { account } = await stack.newAccount('acme', '20');
    const { key } = await stack.newKey(account, { discount: '0.85' });
    const expensive = { model: 'c/vidgen-2.0', prompt: 'a red kite', duration: 15, resolution: '4k' };
    const poor = await stack.call('POST', path, expensive, { authorization: `Bearer ${key}` });
    t.same(quoted('Too little balance'), [`${poor.status} ${poor.text}`]);

    const down = await stack.call('POST', path, { model: 'c/vidgen-2.0', prompt: 'a red kite' });
    t.same(quoted('An upstream is down'), [`${down.status} ${down.text}`]);

    const models = ['chat-*'];
    const narrow = await stack.newKey(account, { models });
    const body = { model: 'k/vidgen-2.0', prompt: 'a red kite' };
    const hidden = await stack.call('POST', '/api/v3/videos/generations/tasks', body, {
      authorization: `Bearer ${narrow.key}`,
    });
    t.equal(hidden.status, 404);
    t.ok(read('docs/guides/trouble-upstreams.md').includes(`404, \`${hidden.json.error.message}\``));
  });

  t.test('the errors for a store of a newer version and for a lost one', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'tollgate-docs-'));
    t.teardown(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'tollgate.db');
    await (await openStore(`sqlite:${file}`)).close();
    const db = new Database(file);
    db.exec("INSERT INTO migration VALUES (99, 'future', 'x', 1)");
    db.close();
    const newer = await openStore(`sqlite:${file}`).catch((reason: Error) => reason.message);
    rmSync(file);
    const lost = await openStore(`sqlite:${file}`, { access: 'upgrade' }).catch((reason: Error) => reason.message);
    const errors = [newer, lost].flatMap((error) => neutralLines(`tollgate: ${error}`));
    t.same(errors, ['Upgrade', 'A lost store'].flatMap(quoted).flatMap(neutralLines));
  });
});

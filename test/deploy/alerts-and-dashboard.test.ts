/** Compares the alerts and the dashboard of deploy/ with the metrics of a running gateway, and checks them with promtool. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { anchors, root, tableUnder } from '../docs/pages.ts';
import { missing } from '../support/programs.ts';
import { busyGateway, labelsIn, pageOf } from './live-page.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const folder = join(root, 'deploy/prometheus');
const rules: readonly Rule[] = parse(readFileSync(join(folder, 'alerts.yaml'), 'utf8')).groups[0].rules;
const dashboard = JSON.parse(readFileSync(join(root, 'deploy/grafana/dashboard.json'), 'utf8'));
const expressions: readonly string[] = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
];
const page = await pageOf(await busyGateway(t));
const live = labelsIn(page);
/** The documented labels by metric: some metrics have no series in this gateway. */
const documented = new Map(
  tableUnder('docs/reference/metrics.md', 'Metrics').map(([name = '', labels = '']) => [
    name,
    labels.split(', ').filter((label) => label !== ''),
  ]),
);

t.test('the page of metrics documents the labels that exist', async (t) => {
  t.ok(live.size > 20, `${live.size} metrics have series`);
  for (const [name, labels] of live) t.same([...labels].toSorted(), documented.get(name)?.toSorted(), name);
});

t.test('every expression names metrics and labels that exist', async (t) => {
  t.ok(expressions.length > 40);
  for (const expr of expressions) {
    const names = [...expr.matchAll(/\btollgate_\w+/g)].map(([name]) => name);
    for (const name of names) t.ok(documented.has(baseOf(name)), `${name} in ${expr}`);
    const allowed = new Set(['instance', 'le', ...names.flatMap((name) => documented.get(baseOf(name)) ?? [])]);
    const used = [
      ...[...expr.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, label = '']) => label),
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
    ];
    if (names.length > 0) for (const label of used) t.ok(allowed.has(label), `${label} in ${expr}`);
  }
});

t.test('the alerts and the dashboard leave no metric out', async (t) => {
  const all = expressions.join('\n');
  for (const name of documented.keys()) t.ok(all.includes(name), name);
});

t.test('each alert has a section of a guide as its runbook', async (t) => {
  t.ok(rules.length > 10);
  for (const { alert, annotations } of rules) {
    const [path = '', anchor = ''] = annotations.runbook.split('#');
    t.match(path, /^docs\/guides\//);
    t.ok(anchors(path).includes(anchor), `${alert}: ${anchor}`);
  }
});

t.test('each alert has a unit test', async (t) => {
  const tests = parse(readFileSync(join(folder, 'alerts.test.yaml'), 'utf8')).tests;
  t.same(
    tests.map(({ name }: { name: string }) => name),
    rules.map(({ alert }) => alert),
  );
});

const skip = missing('promtool', ['--version'], 'apt-get install prometheus');

for (const [name, argv, input] of [
  ['promtool accepts the live metrics', ['check', 'metrics'], page],
  ['promtool accepts the alerts', ['check', 'rules', 'alerts.yaml'], ''],
  ['promtool sees every alert fire', ['test', 'rules', 'alerts.test.yaml'], ''],
] as const) {
  t.test(name, { skip }, async (t) => {
    const { status, stdout, stderr } = spawnSync('promtool', argv, { cwd: folder, input, encoding: 'utf8' });
    t.equal(status, 0, stdout + stderr);
  });
}

/** A histogram's name without the ending of its series. */
function baseOf(name: string): string {
  return documented.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');
}

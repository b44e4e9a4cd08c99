/** Tests that lists of the documentation are those of the code. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import t from 'tap';
import { PROBLEMS } from '../../src/admin/api/problem.ts';
import { CLI_ERRORS } from '../../src/cli/shared/errors.ts';
import { loadConfig } from '../../src/config/read/load.ts';
import { createMetrics } from '../../src/gateway/metrics/metrics.ts';
import { type StateBefore, type TaskTransition, taskTransitions } from '../../src/ledger/core/task-states.ts';
import { INVARIANTS } from '../../src/ledger/store/audit-report.ts';
import { FAILPOINTS } from '../../src/lib/failpoint.ts';
import { CREDENTIAL_REFUSED_CODE, ERROR_KINDS, NO_CREDENTIAL_CODE } from '../../src/lib/refusal.ts';
import { WIRE_CODES } from '../../src/upstream/http1/wire-error.ts';
import { busyGateway } from '../deploy/live-page.ts';
import { messagesJson } from '../support/interfaces.ts';
import { pages, read, root, tableUnder } from './pages.ts';

// Compares closed lists in the documentation with the code: invariants, failpoints, metrics, folders, log lines.

const first = (rows: readonly (readonly string[])[]) => rows.map(([cell]) => cell);
const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);

t.test('docs/explanation/audit.md explains each invariant of the audit, in the order of the code', async (t) => {
  t.same(first(tableUnder('docs/explanation/audit.md', 'Audit')), INVARIANTS);
});

t.test('docs/explanation/audit.md names every failpoint', async (t) => {
  t.same(first(tableUnder('docs/explanation/audit.md', 'Crashes')), FAILPOINTS);
});

t.test('every error code has a section with its cause and its remedy, and every section a code', async (t) => {
  const closed = {
    'docs/reference/errors.md': [...ERROR_KINDS, ...WIRE_CODES, CREDENTIAL_REFUSED_CODE, NO_CREDENTIAL_CODE],
    'docs/reference/operator-errors.md': [...Object.keys(PROBLEMS), ...CLI_ERRORS],
  };
  for (const [page, codes] of Object.entries(closed)) {
    const sections = read(page).split('\n### ').slice(1);
    t.same(sections.map((section) => section.split('\n', 1)[0]).toSorted(), codes.toSorted(), page);
    for (const section of sections)
      t.match(section, /^\S+\n\n(\*\*Seen as:\*\* .+\n\n)?\*\*Cause:\*\* .+\n\n\*\*Remedy:\*\* .+/);
  }
});

t.test('docs/reference/metrics.md names every metric', async (t) => {
  const page = await createMetrics().text();
  const names = [...page.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name);
  t.ok(names.length > 5);
  t.same(first(tableUnder('docs/reference/metrics.md', 'Metrics')).toSorted(), names.toSorted());
});

t.test('docs/reference/log.md quotes log lines that the gateway writes', async (t) => {
  const quoted = [...read('docs/reference/log.md').matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  );
  const messages = quoted.filter((text) => text.includes(' '));
  t.ok(messages.length > 5);
  for (const text of messages)
    t.ok(
      sources.some((source) => source.includes(`'${text}'`) || source.includes(`"${text}"`)),
      text,
    );
});

// Compares the fields that docs/reference/log.md explains with those of real lines of the access log.

/** Every line has these; the text above the table explains them. */
const common = ['level', 'time', 'msg'];

t.test('every field of a line is explained, and no other', async (t) => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const { stack, server } = await busyGateway(t, { log });
  server.play(({ reply }) => reply(200, { id: 'm', usage: { input_tokens: 1, output_tokens: 1 } }));
  const ids = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', 'x-client-request-id': 'mine' };
  await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key, ...ids });
  while (!lines.some((line) => line.includes('"mine"'))) await new Promise((wake) => setTimeout(wake, 5));
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request' || msg === 'refused');
  const written = new Set(requests.flatMap((line) => Object.keys(line)).filter((name) => !common.includes(name)));
  const explained = tableUnder('docs/reference/log.md', 'Log').flatMap(([names = '']) => names.split(', '));
  // For lines of level error.
  t.same(explained.filter((name) => name !== 'err').toSorted(), [...written].toSorted());
});

// The table of docs/explanation/tasks.md is the table of states in src/ledger/core/task-states.ts: states, money, and the parts that raise each event.

const page = 'docs/explanation/tasks.md';
const states: readonly StateBefore[] = ['none', 'dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'];
const header = ['event', ...states, 'id', 'money', 'raised by'];

function rowOf(event: string, { moves, id, money, by }: TaskTransition): readonly string[] {
  return [event, ...states.map((state) => moves[state] ?? ''), id, money, by.join(', ')];
}

t.ok(read(page).includes(`\n| ${header.join(' | ')} |\n`), `${page} has the columns ${header.join(', ')}`);
const documented = tableUnder(page, 'States and events').map(([first = '', ...cells]) => {
  const [event = '', when = ''] = first.split(': ');
  t.not(when, '', `${event} is explained`);
  return [event, ...cells];
});
t.strictSame(
  documented,
  Object.entries(taskTransitions).map(([event, transition]) => rowOf(event, transition)),
  `every row of ${page} is that of src/ledger/core/task-states.ts, in its order`,
);

for (const part of new Set(Object.values(taskTransitions).flatMap(({ by }) => by))) {
  const name = part.charAt(0).toUpperCase() + part.slice(1);
  t.match(read(page), `**${name}** (`, `${page} describes the part ${part}`);
}

// Checks that the program reads every environment variable in the documentation, and that docs/reference/environment.md names all that it reads.

const variable = /\bTOLLGATE_[A-Z][A-Z_]*[A-Z]\b/g;
const files = globSync('{src,bench}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

// Expanded, because the names of some variables are written once for a list.
const code = `${source}${JSON.stringify(loadConfig(join(root, 'gateway.yaml')).config)}`;
const known = new Set(code.match(variable));
const ofVendors = new Set(
  globSync('examples/*.yaml', { cwd: root }).flatMap((file) => read(file).match(variable) ?? []),
);

for (const page of pages) {
  t.test(page, async (t) => {
    for (const name of new Set(read(page).match(variable)))
      t.ok(known.has(name) || ofVendors.has(name), `${page} names ${name}`);
  });
}

t.test('docs/reference/environment.md names all variables; one per-second family represents all five', async (t) => {
  t.ok(known.size > 10);
  const documented = new Set(read('docs/reference/environment.md').match(variable));
  const families = /`TOLLGATE_K_KEY`; the same with `C`, `S`, `Z`, `R`/.test(read('docs/reference/environment.md'));
  for (const name of known) {
    const shown = families ? name.replace(/_[CSZR]_/, '_K_') : name;
    t.ok(documented.has(shown), name);
  }
});

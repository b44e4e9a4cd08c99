/** Renders docs/explanation/faults.md from the outcomes of the cells. */
import { type Column, columns, type Group } from './columns.ts';
import type { Fault } from './fault.ts';
import type { Cell, Outcome } from './play.ts';

type Row = Pick<Fault, 'name' | 'section'>;

const tables: Readonly<Record<Group, { readonly title: string; readonly text: string }>> = {
  chat: {
    title: 'Chat requests',
    text: `A cell shows what the caller gets and what it is charged.`,
  },
  creation: {
    title: 'Creating a task',
    text: `A cell shows what the caller gets, the state of the task, and what happens to its hold.`,
  },
  poll: {
    title: 'Polling a task',
    text: `The task is \`running\` before the poll. A cell shows what the caller gets, the state of the task after the poll, and what happens to
its hold. A complete answer reports that the task succeeded.`,
  },
};

const REUSE = `## Connections that are used again

Some upstreams close a connection after an answer without having said so. Others send more than one answer. If the next request is on this
connection already, it may have been accepted, so its outcome is unknown, or its caller may get the second answer. Three rules keep requests away
from both:

| after | the connection |
|---|---|
| each answer | rests: at least 3 ms, or a tenth of the answer's time up to 50 ms. After each of the first 20 answers of an origin it rests 50 ms, because the upstream's system may keep a second answer back until the first is acknowledged |
| an answer that began in less than a quarter of the usual time | rests until its own answer would have come, up to 2 s. What came so quickly may be a late second answer to the request before |
| the first byte that belongs to no answer | is not used again, and neither is any other connection to that origin for 10 minutes; twice as long each time it happens again. The gateway warns, and counts \`tollgate_upstream_surplus_total\`. A 408 on an idle connection only announces its close |

Bytes or a close during a rest meet no request. The next request gets another connection, or a new one, whichever is ready first. If an upstream closes
connections a little later, up to 100 ms after an answer, its connections rest twice as long as that for the next 10 minutes.

A rest keeps more connections in turn. It costs most with an upstream that answers at once and 32 callers without a pause: a message then takes 3 % more
CPU than with rests of one turn (1.032 ± 0.011 in 24 pairs, \`node bench/against.ts\` with the constants of \`src/upstream/http1/rest.ts\` at 0 in
the other checkout).

One case remains: the first close or second answer of an origin comes after the rest, just when the connection carries the next request.
HTTP/1.1 has nothing that distinguishes such an answer from the right one. Only a new connection for each request would exclude it.

Measured by \`node bench/silent-close.ts --requests 18000\`: 18,000 requests for each cell, from 16 callers without a pause, to an upstream
in another thread. Two cores, busy with other work, which delays closes.

| the upstream | failed, gateway | failed, undici 8.12.4 | wrong answer, gateway | wrong answer, undici | CPU µs/request, gateway | undici |
|---|---:|---:|---:|---:|---:|---:|
| keeps the connection | 0 | 0 | 0 | 0 | 20 | 29 |
| FIN one turn later | 0 | 9 | 0 | 0 | 78 | 139 |
| FIN 1 ms later | 0 | 205 | 0 | 0 | 69 | 114 |
| FIN 8 ms later | 24 | 1,178 | 0 | 0 | 73 | 57 |
| FIN with the fifth answer | 0 | 1 | 0 | 0 | 30 | 46 |
| FIN one turn after the fifth answer | 0 | 0 | 0 | 0 | 28 | 47 |
| RST one turn later | 0 | 10 | 0 | 0 | 69 | 95 |
| RST one turn after the fifth answer | 0 | 5 | 0 | 0 | 27 | 43 |
| a second answer 1 ms later | 0 | 0 | 0 | 229 | 69 | 159 |
| a second answer 5 ms later, once in 20 | 0 | 0 | 0 | 10,301 | 64 | 26 |
| answers after 20 ms, and again 8 ms later, once in 1,000 | 0 | 0 | 1 | 712 | 112 | 56 |
`;

/** The text of the page. The same outcomes give the same bytes. */
export function renderPage(outcomes: ReadonlyMap<Cell, Outcome>): string {
  const cells = [...outcomes.keys()];
  const rows = [...new Map(cells.map(({ fault }) => [`${fault.section}: ${fault.name}`, fault])).values()];
  return `# Faults

What callers get and what they are charged when an upstream or a caller misbehaves. Each cell is one request through a real gateway
with the shipped configuration. Its upstream uses raw sockets and misbehaves as the row says. There are ${rows.length} faults on ${columns.length}
interfaces, ${cells.length} cells in all. A cell shows what the test read from the caller's connection and from the store. A dash means that the
fault does not apply to the interface. Faults with equal cells share a row.

These rules hold in every cell:

- An answer that breaks off never ends cleanly. An event stream gets the error event of its interface before the connection is closed. Any
  other answer is cut short; if only its head had arrived, the caller may get nothing at all.
- The gateway never answers a fault with 500.
- The request is sent upstream at most once.
- An error is charged nothing. A chat request is charged at most the hold; if the upstream reports more, it is charged at most the \`cap\`
  of the billing rule.
- A creation that the upstream may have accepted keeps its hold. The hold is released only if the upstream never got the request or
  refused it.
- A poll that fails changes nothing.
- \`tollgate audit\` finds no breach.

| in a cell | means |
|---|---|
| \`200\`, \`400\` … alone | the upstream's own status and body |
| \`502\` with a name | the gateway's own error, with its name in the interface's envelope |
| event, cut | the stream begins; its last event is this error; then the connection is closed without a clean end |
| cut | the answer begins; then the connection is closed without a clean end |
| no answer | the connection is reset |
| closed | only the close ends the answer, as the upstream did |
| *no retry* | the answer has \`x-should-retry: false\` |
| as reported | charged the counts that the answer reports |
| estimate | charged the reported count or the rule's estimate for each class, whichever is more |
| hold, cap | charged the whole hold; charged the most that the rule allows |
| held, released, charged | the hold remains; it is released; the task is charged |

${(['chat', 'creation', 'poll'] as const).map((group) => renderGroup(group, rows, outcomes)).join('\n')}
${REUSE}
The tables of faults are generated by \`UPDATE=1 npm test -- test/faults/fault-table.test.ts\`. The same test fails when an outcome differs from this
page.
`;
}

function renderGroup(group: Group, rows: readonly Row[], outcomes: ReadonlyMap<Cell, Outcome>): string {
  const { title, text } = tables[group];
  const members = columns.filter((column) => column.group === group);
  const sections = [...new Set(rows.map(({ section }) => section))];
  const blocks = sections.map((section) => {
    const lines = rows
      .filter((row) => row.section === section)
      .map((row) => ({ row, texts: members.map((column) => textOf(row, column, outcomes)) }))
      .filter(({ texts }) => texts.some((each) => each !== '–'))
      .map(({ row, texts }) => [row.name, texts.join(' | ')] as const);
    if (lines.length === 0) return '';
    const who = section === 'What callers do' ? 'the caller' : 'the upstream';
    const head = `| ${who} | ${members.map(({ name }) => name).join(' | ')} |\n|---|${members.map(() => '---|').join('')}`;
    return `### ${title}: ${section.charAt(0).toLowerCase()}${section.slice(1)}\n\n${head}\n${merged(lines).join('\n')}\n`;
  });
  return `## ${title}\n\n${text}\n\n${blocks.filter((block) => block !== '').join('\n')}`;
}

/** Merges rows with equal cells into one, at the position of the first. */
function merged(lines: readonly (readonly [name: string, cells: string])[]): readonly string[] {
  const groups = Map.groupBy(lines, ([, cells]) => cells);
  return [...groups].map(([cells, rows]) => `| ${rows.map(([name]) => name).join(';<br>')} | ${cells} |`);
}

function textOf(row: Row, column: Column, outcomes: ReadonlyMap<Cell, Outcome>): string {
  for (const [cell, outcome] of outcomes) {
    if (cell.column === column && cell.fault.name === row.name && cell.fault.section === row.section)
      return [heard(outcome), ...(column.group === 'chat' ? [billed(outcome)] : task(outcome))].join('; ');
  }
  return '–';
}

function heard({ seen }: Outcome): string {
  if (seen === undefined) return 'has left';
  const { status, end, error, isEvent, noRetry } = seen;
  const name = error === undefined ? '' : ` \`${error}\``;
  const how = { clean: '', closed: ', closed', cut: ', cut', none: 'no answer' }[end];
  const text =
    status === undefined
      ? how
      : isEvent && error !== undefined
        ? `${status}, event${name}${how}`
        : `${status}${name}${how}`;
  return noRetry ? `${text}, *no retry*` : text;
}

function billed({ charged_nano, anomaly }: Outcome): string {
  if (charged_nano === 0n) return 'nothing';
  if (anomaly === undefined) return 'as reported';
  const { anomalies, amount, hold } = anomaly;
  if (anomalies.includes('capped')) return 'cap';
  if (!anomalies.includes('unusable') && anomalies.includes('estimated')) return 'estimate';
  if (anomalies.length === 0) return 'as reported';
  if (Number(amount) < Number(hold)) return 'estimate';
  return amount === hold ? 'hold' : 'more than the hold';
}

function task({ state, held_nano, charged_nano }: Outcome): readonly string[] {
  if (state === undefined) return ['no task'];
  return [`\`${state}\``, held_nano > 0n ? 'held' : charged_nano > 0n ? 'charged' : 'released'];
}

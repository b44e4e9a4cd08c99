/** The table of docs/tasks.md is the table of states in src/ledger/task-states.ts: states, money, and the parts that raise each event. */
import t from 'tap';
import { type StateBefore, type TaskTransition, taskTransitions } from '../../src/ledger/task-states.ts';
import { read, tableUnder } from './pages.ts';

const page = 'docs/tasks.md';
const states: readonly StateBefore[] = ['none', 'dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'];
const header = ['event', ...states, 'money', 'raised by'];

function rowOf(event: string, { moves, money, by }: TaskTransition): readonly string[] {
  return [event, ...states.map((state) => moves[state] ?? ''), money, by.join(', ')];
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
  `every row of ${page} is that of src/ledger/task-states.ts, in its order`,
);

for (const part of new Set(Object.values(taskTransitions).flatMap(({ by }) => by))) {
  const name = part.charAt(0).toUpperCase() + part.slice(1);
  t.match(read(page), `**${name}** (`, `${page} describes the part ${part}`);
}

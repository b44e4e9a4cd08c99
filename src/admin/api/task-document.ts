/** The JSON document of a task: amounts as decimal strings, times as ISO 8601. */
import Type from 'typebox';
import type { Entry, Task } from '../../ledger/store/store.ts';
import { formatUnits } from '../../lib/money/amount.ts';
import { chargedUnits, priceInWords, unitsInWords, unitsOfTask } from '../../lib/money/class-units.ts';
import { unitsPriced } from '../../lib/money/fine-price.ts';
import { EntrySchema, entryDocument, formatTime, rowDocument } from './documents.ts';
import { Id, Money, nullable, object, Text, Time } from './schemas.ts';

export const TaskSchema = object({
  id: Id('the id of the task'),
  account: Text("the account's name"),
  key: Text("the key's id"),
  model: Text('the model'),
  route: Text('the route'),
  kind: Text('the kind of task'),
  state: Text('dispatching, running, unknown, review, succeeded or failed'),
  reason: nullable(Text('why it is in this state')),
  upstream: Text('the upstream'),
  target: Text('its target'),
  upstream_id: nullable(Text("the upstream's id")),
  status: nullable(Text("the upstream's last status")),
  facts: nullable(Type.Record(Type.String(), Type.Unknown(), { description: 'the facts that price it' })),
  price: object({
    table: Text('the price table'),
    unit: Text('the unit'),
    amount: Text('the price of so many units; with classes, that of each: input=7.20,output=36.00'),
    per: Text('units'),
    discount: Text('the price factor'),
  }),
  hold: Money,
  hold_id: Text('the entry of its hold'),
  hold_units: Text('the units that are held; with classes, of each: input=100,output=20'),
  hold_memo: nullable(Text('how the hold was computed')),
  charged: nullable(Money),
  charged_units: nullable(Text('the units that are charged')),
  created_at: Time,
  updated_at: Time,
  finished_at: nullable(Time),
  deadline_at: Time,
  next_poll_at: nullable(Time),
  hidden_at: nullable(Time),
  record: nullable(Text("the upstream's last record")),
});

/** The document of a task. @param account the account's name. */
export function taskDocument(task: Task, account: string) {
  const hasClasses = task.classes !== null;
  const price = { table: task.price, unit: task.unit, amount: priceInWords(task), per: unitsPriced(task) };
  return rowDocument(TaskSchema, task, {
    account,
    price: { ...price, discount: formatUnits(task.price_factor_nano) },
    hold_units: unitsInWords(unitsOfTask(task, 'hold'), hasClasses),
    charged_units: task.charged_units_nano === null ? null : unitsInWords(chargedUnits(task), hasClasses),
  });
}

export const TimeLineSchema = Type.Array(
  object({ at: Time, event: Text('what happened'), entry: nullable(EntrySchema) }),
  { description: 'what happened to the task and its money, oldest first' },
);

/** The time line of a task. @param entries of its hold. */
export function timeLine(task: Task, entries: readonly Entry[]) {
  const moved = entries.map((entry) => ({
    at: formatTime(entry.at_ms),
    event: entry.kind,
    entry: entryDocument(entry),
  }));
  const state = { at: formatTime(task.finished_at_ms ?? task.updated_at_ms), event: task.state, entry: null };
  return [...moved, state].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

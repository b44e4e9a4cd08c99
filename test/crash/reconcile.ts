/** Compares a settled store with the upstream's journal and with the answers that callers got. */
import Database from 'better-sqlite3';
import type { Store, Task } from '../../src/ledger/store/store.ts';
import { formatNano, type Nano, parseNano } from '../../src/lib/money/amount.ts';
import { type JournalLine, readJournal, type Taken } from './journal.ts';
import type { Load } from './load.ts';

/** At 480p without a reference video, as gateway.yaml has them. */
const price_nano: Readonly<Record<string, Nano>> = {
  'c/vidgen-2.0': parseNano('0.46'),
  'k/vidgen-2.0': parseNano('0.42'),
  's/vidgen-2.0': parseNano('0.38'),
  'z/vidgen-2.0': parseNano('0.35'),
  'r/vidgen-2.0': parseNano('0.44'),
};
/** chat-large: 36 and 180 per million tokens. */
const input_nano = 36_000n;
const output_nano = 180_000n;

/** More than twice the longest time in which the upstream may accept one creation, by this configuration's time-outs. */
const twin_ms = 15_000;

/**
 * Whether an unknown outcome may stay unknown: without means it cannot be learnt, and a list cannot distinguish two tasks of one
 * model and time whose prices differ, so both are kept for an operator.
 */
export function isUndecidable(task: Task, tasks: readonly Task[]): boolean {
  if (task.upstream_id !== null) return false;
  if (task.kind === 'official_none') return true;
  return task.kind === 'official_list' && tasks.some((other) => other !== task && isTwin(other, task));
}

function isTwin(other: Task, { kind, created_at_ms }: Task): boolean {
  const isKept = other.state === 'unknown' || other.state === 'review';
  const isNear = Math.abs(other.created_at_ms - created_at_ms) < twin_ms;
  return isKept && isNear && other.kind === kind && other.upstream_id === null;
}

export interface Books {
  readonly tasks: readonly Task[];
  readonly charged_nano: Nano;
  readonly delivered_nano: Nano;
  /** Tasks whose hold is kept for an operator. */
  readonly held: number;
  readonly metered: { readonly answered: number; readonly charged: number };
  readonly problems: readonly string[];
}

/** What is compared. */
export interface Evidence {
  readonly store: Store;
  /** Every row of usage, which the Store only sums up. */
  readonly usage: readonly UsageLine[];
  /** The path of the upstream's journal. */
  readonly journal: string;
  readonly load: Load;
  readonly account: string;
  readonly topup_nano: Nano;
}

/** Compares a store at rest with the journal and the answers. */
export async function reconcile({ store, usage, journal, load, account, topup_nano }: Evidence): Promise<Books> {
  const problems = [...load.problems];
  const lines = readJournal(journal);
  const taken = lines.filter((line) => line.event === 'taken');
  const { tasks } = await store.listTasks({ limit: 1_000_000 });
  problems.push(...takenTwice(taken), ...taskProblems(tasks, lines), ...forgotten(load, tasks));
  const missing = matchTaken(taken, tasks);
  problems.push(...missing.problems);
  const charged_nano = tasks.reduce((sum, task) => sum + (task.charged_nano ?? 0n), 0n);
  const delivered_nano = taken.reduce((sum, task) => sum + dueFor(task), 0n);
  if (charged_nano + missing.held_nano !== delivered_nano)
    problems.push(
      `charged ${formatNano(charged_nano)} + held ${formatNano(missing.held_nano)} ≠ delivered ${formatNano(delivered_nano)}`,
    );
  const metered = meteredRows(usage, lines);
  problems.push(...metered.problems);
  const kept = tasks.filter(({ state }) => state === 'unknown' || state === 'review');
  const wallet = await store.wallet(account);
  const posted_nano = topup_nano - charged_nano - metered.amount_nano;
  const held_nano = kept.reduce((sum, task) => sum + task.hold_nano, 0n);
  if (wallet?.posted_nano !== posted_nano) problems.push(`posted is ${wallet?.posted_nano}, not ${posted_nano}`);
  if (wallet?.held_nano !== held_nano) problems.push(`held is ${wallet?.held_nano}, not ${held_nano}`);
  const { answered, charged } = metered;
  return { tasks, charged_nano, delivered_nano, held: kept.length, metered: { answered, charged }, problems };
}

/** Each creation has its own number, and at most one task upstream, even if it was repeated. */
function takenTwice(taken: readonly Taken[]): readonly string[] {
  const seen = new Set<number>();
  return taken.flatMap(({ duration }) => {
    if (seen.has(duration)) return [`creation ${duration} was taken twice`];
    seen.add(duration);
    return [];
  });
}

function dueFor({ model, ends, billed, duration }: Taken): Nano {
  return ends === 'succeeded' ? (price_nano[model] ?? 0n) * BigInt(billed ?? duration) : 0n;
}

/** Compares each task in the store with the upstream's journal. */
function taskProblems(tasks: readonly Task[], lines: readonly JournalLine[]): readonly string[] {
  const byId = new Map(lines.flatMap((line) => (line.event === 'taken' ? [[line.id, line] as const] : [])));
  const told = new Set(lines.flatMap((line) => (line.event === 'told' ? [line.id] : [])));
  const problems: string[] = [];
  for (const task of tasks) {
    const line = task.upstream_id === null ? undefined : byId.get(task.upstream_id);
    const about = `task ${task.id} (creation ${numberOf(task)}, ${task.kind}, upstream ${task.upstream_id})`;
    const say = (what: string) => problems.push(`${about} ${what}`);
    if (task.upstream_id !== null && line?.duration !== numberOf(task)) say('has the id of another creation');
    switch (task.state) {
      case 'succeeded':
        if (line?.ends !== 'succeeded' || !told.has(line.id))
          say('was charged though the upstream never said it succeeded');
        else if (task.charged_nano !== dueFor(line)) say(`was charged ${task.charged_nano}, not ${dueFor(line)}`);
        break;
      case 'failed':
        if (line !== undefined && (line.ends !== 'failed' || !told.has(line.id)))
          say('was released though it did not fail');
        break;
      case 'unknown':
      case 'review':
        if (!isUndecidable(task, tasks)) say(`is still ${task.state}: ${task.reason}`);
        break;
      default:
        say(`is still ${task.state}`);
    }
  }
  return problems;
}

/** Every task of the upstream is in the store under its id, or a task of unknown outcome holds the money for it. */
function matchTaken(taken: readonly Taken[], tasks: readonly Task[]): { problems: readonly string[]; held_nano: Nano } {
  const known = new Set(tasks.map((task) => task.upstream_id));
  const kept = new Set(tasks.filter(({ state }) => state === 'unknown' || state === 'review').map(numberOf));
  const problems: string[] = [];
  let held_nano = 0n;
  for (const line of taken) {
    if (known.has(line.id)) continue;
    if (kept.has(line.duration)) held_nano += dueFor(line);
    else
      problems.push(`the upstream took creation ${line.duration} as ${line.id}, and no task here holds money for it`);
  }
  return { problems, held_nano };
}

/** Every id and every end that a caller received is in the store. */
function forgotten(load: Load, tasks: readonly Task[]): readonly string[] {
  const byId = new Map(tasks.map((task) => [task.upstream_id, task]));
  const problems: string[] = [];
  for (const [number, id] of load.ids) {
    const task = byId.get(id);
    if (task === undefined || numberOf(task) !== number)
      problems.push(`a caller was told ${id} for creation ${number}`);
  }
  for (const [id, end] of load.ends) {
    const state = byId.get(id)?.state;
    if (state !== end) problems.push(`a caller was told that ${id} had ${end}; the store says ${state}`);
  }
  return problems;
}

function numberOf(task: Task): number {
  return Number(task.facts?.duration);
}

/** A row of usage. */
export interface UsageLine {
  /** The counted units, as JSON. */
  readonly units: string;
  readonly amount: bigint;
}

/** The rows of a store in a file. @param url the store's. */
export function usageOfFile(url: string): readonly UsageLine[] {
  const db = new Database(url.slice('sqlite:'.length), { readonly: true });
  try {
    return db.prepare<[], UsageLine>('SELECT units, amount FROM usage').safeIntegers().all();
  } finally {
    db.close();
  }
}

/** What the callers did and what was charged, in one line. */
export function describe(load: Load, books: Books): string {
  const { creations, repeats, polls, messages, unanswered } = load.counts;
  return (
    `${creations} creations, ${repeats} repeats, ${polls} polls, ${messages} messages, ${unanswered} requests cut off; ` +
    `${books.tasks.length} tasks: charged ${formatNano(books.charged_nano)} of ${formatNano(books.delivered_nano)} delivered, ` +
    `${books.held} held for an operator; ${books.metered.charged} of ${books.metered.answered} messages charged`
  );
}

/** Each answered message is charged once, or never if a crash lost its row. A message without an answer upstream is not charged. */
function meteredRows(rows: readonly UsageLine[], lines: readonly JournalLine[]) {
  const answered = new Map(lines.flatMap((line) => (line.event === 'answered' ? [[line.number, line] as const] : [])));
  const charged = new Set<number>();
  const problems: string[] = [];
  let amount_nano = 0n;
  for (const { units, amount } of rows) {
    const number = count(units, 'input');
    const output = count(units, 'output');
    // A stream that broke off is charged for the part that arrived.
    if (output > (answered.get(number)?.output ?? -1)) problems.push(`a usage row of ${units} is of no answer`);
    if (amount !== BigInt(number) * input_nano + BigInt(output) * output_nano)
      problems.push(`message ${number} was charged ${amount} for ${units}`);
    if (charged.has(number)) problems.push(`message ${number} was charged twice`);
    charged.add(number);
    amount_nano += amount;
  }
  return { answered: answered.size, charged: charged.size, amount_nano, problems };
}

function count(units: string, name: string): number {
  const found: unknown = JSON.parse(units);
  return Number((typeof found === 'object' && found !== null && Reflect.get(found, name)) || 0);
}

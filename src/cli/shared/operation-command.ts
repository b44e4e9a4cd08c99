/** Builds the commands that run one operation of the administration: arguments and options → input, output → document and text. */
import { Command, Option } from 'commander';
import type { Static, TObject, TSchema } from 'typebox';
import type { Operation } from '../../admin/api/operation.ts';
import type { Access } from '../../ledger/store/store.ts';
import { usageError } from './errors.ts';
import type { Answer, Cli, CommandHandler, ExitCode } from './io.ts';
import { type Page, withOperator } from './operator.ts';
import { table } from './table.ts';

/** @throws InvalidArgumentError for a value that is not valid. */
type Parse = (text: string, earlier?: never) => unknown;

/** `['<account>', 'id or name']`: the name is a member of the input. */
type Argument = readonly [name: string, help: string, parse?: Parse];

/** The help of a command. */
interface Shape {
  readonly does: string;
  readonly args?: readonly Argument[];
  /** `--credit-limit` sets the member `credit_limit`. `--clear` sets members to null, and `--dry-run` writes nothing. */
  readonly options?: readonly Option[];
}

/** A command that runs an operation once. */
interface RunCommand<I extends TObject, O extends TSchema> extends Shape {
  /** By default `read` for a GET, else `write`. */
  readonly access?: Access;
  /** Members that no argument or option gives. */
  readonly sets?: Partial<Static<I>>;
  /** Refuses a call without an option that changes anything. */
  readonly needsChange?: true;
  /** @throws CliError usage */
  refuse?(input: Static<I>): void;
  answer(output: Static<O>, input: Static<I>): Answer;
}

/** A command that lists rows, all of them or as many as `--limit` says. */
interface ListCommand<Row extends TSchema> extends Shape {
  readonly as: string;
  /** Replaces the rows in the document. */
  readonly json?: (row: Static<Row>) => object;
  /** How many rows are shown without `--limit`; by default all. */
  readonly max?: number;
  /** The text without rows. */
  readonly none: string;
  readonly titles: string;
  /** The cells of a row, by default its members by the titles; several lines for a row with a list of its own. */
  lines?(row: Static<Row>): readonly (readonly string[])[];
}

/** An option. @param parse reads its value @param member the member of the input that it sets, if that has another name */
export function option<T>(
  flags: string,
  help: string,
  parse?: (text: string, earlier?: T) => T,
  member?: string,
): Option {
  const made = new Option(flags, help);
  if (parse !== undefined) made.argParser<T>(parse);
  if (member !== undefined) made.attributeName = () => member;
  return made;
}

export type CommandGroup = readonly [parent: Command, act: CommandHandler];

/** Adds a command that runs the operation. */
export function addRun<I extends TObject, O extends TSchema>(
  [parent, act]: CommandGroup,
  name: string,
  operation: Operation<I, O>,
  {
    refuse,
    access = operation.method === 'GET' ? 'read' : 'write',
    needsChange,
    sets,
    answer,
    ...shape
  }: RunCommand<I, O>,
): void {
  const run = (cli: Cli, ...given: readonly unknown[]): Promise<Answer> => {
    const { dryRun: dry_run, ...options } = optionsOf(given);
    if (needsChange && Object.keys(options).every((each) => each === 'reason'))
      throw usageError('nothing is to be changed', `see tollgate ${parent.name()} ${name} --help`);
    const input = { ...inputOf(shape, given, options), ...sets } as Static<I>;
    refuse?.(input);
    return withOperator(cli, access, async ({ call }) =>
      answer(await call(operation, input, { dry_run: dry_run === true }), input),
    );
  };
  define(parent, name, shape).action(act(run, 'anywhere'));
}

/** Adds a command that lists the rows of the operation. */
export function addList<I extends TObject, Row extends TSchema>(
  [parent, act]: CommandGroup,
  name: string,
  operation: Operation<I, Page<Row>>,
  { as, json, max, none, titles, lines, ...shape }: ListCommand<Row>,
): void {
  const run = (cli: Cli, ...given: readonly unknown[]): Promise<Answer> => {
    const { limit, ...options } = optionsOf(given);
    const filter = inputOf(shape, given, options) as Omit<Static<I>, 'limit' | 'starting_after'>;
    return withOperator(cli, 'read', async ({ list }) => {
      const rows = await list(operation, filter, typeof limit === 'number' ? limit : max);
      const cells: readonly (readonly string[] | object)[] =
        lines === undefined ? rows.map(Object) : rows.flatMap(lines);
      return {
        json: { [as]: json === undefined ? rows : rows.map(json) },
        text: cells.length === 0 ? none : table(titles, cells),
      };
    });
  };
  define(parent, name, shape).action(act(run, 'anywhere'));
}

/** Adds a command that does more than one call. @param work gets the arguments and options by the names of the operation's input */
export function addCommand<Input extends object>(
  [parent, act]: CommandGroup,
  name: string,
  shape: Shape,
  work: (cli: Cli, input: Input) => Promise<Answer | ExitCode>,
): void {
  const run = (cli: Cli, ...given: readonly unknown[]) => work(cli, inputOf(shape, given, optionsOf(given)) as Input);
  define(parent, name, shape).action(act(run, 'anywhere'));
}

function define(parent: Command, name: string, { does, args = [], options = [] }: Shape): Command {
  const command = parent.command(name).description(does);
  for (const [argument, help, parse] of args) {
    if (parse === undefined) command.argument(argument, help);
    else command.argument(argument, help, parse);
  }
  for (const each of options) command.addOption(each);
  return command;
}

/** The options of a call: commander passes them behind the arguments, and the command behind them. */
function optionsOf(given: readonly unknown[]): Readonly<Record<string, unknown>> {
  const command = given.at(-1);
  if (!(command instanceof Command)) throw new Error('a command was run without itself');
  const { parent, options } = command;
  const names = options.map((each) => each.attributeName());
  // The command above takes options that both have, wherever they stand: `requests affected --since 1h`.
  const taken = names.filter((name) => parent?.getOptionValueSource(name) === 'cli');
  return { ...Object(given.at(-2)), ...Object.fromEntries(taken.map((name) => [name, parent?.getOptionValue(name)])) };
}

function inputOf({ args = [] }: Shape, given: readonly unknown[], { clear, ...options }: Record<string, unknown>) {
  const named = args.map(([name], index): [string, unknown] => [name.replaceAll(/[<>[\]]/g, ''), given[index]]);
  const members = [...named, ...Object.entries(options)].flatMap(([name, value]): [string, unknown][] =>
    value === undefined ? [] : [[name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]],
  );
  const both = members.find(([name]) => Object.hasOwn(Object(clear), name));
  if (both !== undefined) throw usageError(`'${both[0]}' is both set and cleared`, 'give one of the two options');
  return { ...Object(clear), ...Object.fromEntries(members) };
}

/** `diff`: shows what the change from one configuration to another means. */
import type { Command } from 'commander';
import { Problem } from '../../admin/api/problem.ts';
import { diffConfig } from '../../admin/operations/config.ts';
import { diffAccess, diffMembers } from '../../config/inspect/access.ts';
import { type Change, isLarge } from '../../config/inspect/change.ts';
import { diffPlans } from '../../config/inspect/diff.ts';
import { summarize, wordsOf } from '../../config/inspect/words.ts';
import { formatText } from '../../config/read/format.ts';
import { openStore } from '../../ledger/open-store.ts';
import type { Plan } from '../../plan/index.ts';
import { check } from '../shared/config.ts';
import { CliError, usageError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { type Operator, withOperator } from '../shared/operator.ts';
import { changesOf, readForServer } from '../shared/remote-config.ts';
import { printable } from '../shared/table.ts';

interface DiffOptions {
  readonly checkPrices?: true;
}

/** Adds `diff`; `--json` gives `{old,new,summary,keys_checked,keys_unread,changes:[…]}`. Exits 0 whether or not there are changes. */
export function addDiffCommand(program: Command, act: CommandHandler): void {
  program
    .command('diff')
    .description('show what changes in meaning from one configuration to another')
    .argument('<old>', 'the configuration file before the change; left out with --server, whose configuration it is')
    .argument('[new]', 'the configuration file after the change')
    .option('--check-prices', 'exit code 1 if a price changes by more than a reload accepts')
    .action(act(diff, 'anywhere'));
}

async function diff(cli: Cli, old: string, next: string | undefined, options: DiffOptions): Promise<Answer> {
  if (cli.server !== undefined) {
    if (next === undefined) return withOperator(cli, 'read', (operator) => diffThere(cli, old, operator, options));
    throw usageError('with --server, a configuration is compared with the one that runs', 'give only the new one');
  }
  if (next === undefined) throw usageError("missing required argument 'new'", 'see tollgate diff --help');
  const before = await planOf(cli, old);
  const after = await planOf(cli, next);
  const changes = diffPlans(before, after);
  const concerned = await concernedBy(changes, cli.store ?? before.store_url);
  if ('unread' in concerned) return diffAnswer([old, next], changes, concerned.unread, options);
  return diffAnswer([old, next], [...concerned, ...changes], undefined, options);
}

/** Compares on the gateway, with its running configuration and the keys of its store. */
async function diffThere(cli: Cli, file: string, operator: Operator, options: DiffOptions): Promise<Answer> {
  const { files, texts, findings, source } = await readForServer(cli, file, operator);
  try {
    const { changes } = await operator.call(diffConfig, { files });
    return diffAnswer([source, file], changesOf(changes), undefined, options);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'config_invalid') throw error;
    const { diagnostics } = error.more;
    throw invalid(cli, file, findings(Array.isArray(diagnostics) ? diagnostics : []), texts);
  }
}

/** @param unread why the keys of the store were not checked. */
function diffAnswer(
  [old, next]: readonly [string, string],
  changes: readonly Change[],
  unread: string | undefined,
  { checkPrices }: DiffOptions,
): Answer {
  const summary = summarize(changes);
  const json = { old, new: next, summary, keys_checked: unread === undefined, keys_unread: unread ?? null, changes };
  const lines = changes.flatMap((change) => wordsOf(change)).map((line) => printable(line));
  const note = unread === undefined ? [] : [`keys and groups were not checked: ${printable(unread)}`];
  const hasPrices = changes.some(({ change }) => change === 'price' || change === 'factor');
  const anew = hasPrices ? [`what past usage would have cost: tollgate reprice --config ${next} --since 30d`] : [];
  const exit = checkPrices === true && changes.some(isLarge) ? 1 : 0;
  return { json, text: [...lines, summary, ...note, ...anew].join('\n'), exit };
}

/** @throws CliError config_invalid, after writing the findings to standard error. */
async function planOf(cli: Cli, file: string): Promise<Plan> {
  const { plan, diagnostics, texts } = await check({ ...cli, config: file });
  if (plan !== undefined) return plan;
  throw invalid(cli, file, diagnostics, texts);
}

function invalid({ io }: Cli, file: string, ...[diagnostics, texts]: Parameters<typeof formatText>): CliError {
  io.stderr.write(formatText(diagnostics, texts));
  return new CliError('config_invalid', `the configuration ${file} has errors`, 'correct the errors listed above');
}

/** The keys and groups of the store that changes concern, or why it cannot be read. A difference can be shown without it, for example in a review. */
async function concernedBy(
  changes: readonly Change[],
  store_url: string,
): Promise<readonly Change[] | { readonly unread: string }> {
  try {
    const store = await openStore(store_url, { access: 'read' });
    try {
      const lost = diffAccess(changes, await store.listKeys(), Date.now());
      return [...lost, ...diffMembers(changes, await store.accountGroups())];
    } finally {
      await store.close();
    }
  } catch (error) {
    return { unread: error instanceof Error ? error.message : String(error) };
  }
}

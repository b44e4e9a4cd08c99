/** `diff`: shows what the change from one configuration to another means. */
import type { Command } from 'commander';
import { formatText } from '../config/format.ts';
import { diffAccess } from '../inspect/access.ts';
import { diffPlans } from '../inspect/diff.ts';
import { isLarge } from '../inspect/large.ts';
import { summarize, wordsOf } from '../inspect/words.ts';
import type { Plan } from '../plan.ts';
import { openStore } from '../store/open.ts';
import type { ApiKey } from '../store/store.ts';
import { check } from './config.ts';
import { CliError } from './errors.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { printable } from './table.ts';

interface DiffOptions {
  readonly checkPrices?: true;
}

/** Adds `diff`; `--json` gives `{old,new,summary,keys_checked,keys_unread,changes:[…]}`. Exits 0 whether or not there are changes. */
export function addDiffCommand(program: Command, act: CommandHandler): void {
  program
    .command('diff')
    .description('show what changes in meaning from one configuration to another')
    .argument('<old>', 'the configuration file before the change')
    .argument('<new>', 'the configuration file after the change')
    .option('--check-prices', 'exit code 1 if a price changes by more than a reload accepts')
    .action(act(diff));
}

async function diff(cli: Cli, old: string, next: string, { checkPrices }: DiffOptions): Promise<Answer> {
  const before = await planOf(cli, old);
  const after = await planOf(cli, next);
  const keys = await keysOf(cli.store ?? before.store_url);
  const unread = 'unread' in keys ? keys.unread : undefined;
  const lost = 'unread' in keys ? [] : diffAccess(before, after, keys, Date.now());
  const changes = [...lost, ...diffPlans(before, after)];
  const summary = summarize(changes);
  const json = { old, new: next, summary, keys_checked: unread === undefined, keys_unread: unread ?? null, changes };
  const lines = changes.flatMap((change) => wordsOf(change)).map((line) => printable(line));
  const note = unread === undefined ? [] : [`keys were not checked: ${printable(unread)}`];
  const exit = checkPrices === true && changes.some(isLarge) ? 1 : 0;
  return { json, text: [...lines, summary, ...note].join('\n'), exit };
}

/** @throws CliError config_invalid, after writing the findings to standard error. */
async function planOf(cli: Cli, file: string): Promise<Plan> {
  const { plan, diagnostics, texts } = await check({ ...cli, config: file });
  if (plan !== undefined) return plan;
  cli.io.stderr.write(formatText(diagnostics, texts));
  throw new CliError('config_invalid', `the configuration ${file} has errors`, 'correct the errors listed above');
}

/** The keys of the store, or why it cannot be read. A difference can be shown without it, for example in a review. */
async function keysOf(store_url: string): Promise<readonly ApiKey[] | { readonly unread: string }> {
  try {
    const store = await openStore(store_url, { access: 'read' });
    try {
      return await store.listKeys();
    } finally {
      await store.close();
    }
  } catch (error) {
    return { unread: error instanceof Error ? error.message : String(error) };
  }
}

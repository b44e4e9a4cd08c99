/** `diff`: shows what the change from one configuration to another means. */
import type { Command } from 'commander';
import { diffAccess } from '../compile/diff/access.ts';
import { diffConfigurations } from '../compile/diff/diff.ts';
import { summarize, wordsOf } from '../compile/diff/words.ts';
import type { Configuration } from '../compile/diff/written.ts';
import { formatText } from '../config/format.ts';
import { openStore } from '../store/open.ts';
import type { ApiKey } from '../store/store.ts';
import { compile } from './config.ts';
import { CliError } from './errors.ts';
import type { Act, Answer, Cli } from './io.ts';
import { printable } from './table.ts';

/** Adds `diff`; `--json` gives `{old,new,summary,keys_checked,keys_unread,changes:[…]}`. Exits 0 whether or not there are changes. */
export function addDiffCommand(program: Command, act: Act): void {
  program
    .command('diff')
    .description('show what changes in meaning from one configuration to another')
    .argument('<old>', 'the configuration file before the change')
    .argument('<new>', 'the configuration file after the change')
    .action(act(diff));
}

async function diff(cli: Cli, old: string, next: string): Promise<Answer> {
  const before = configuration(cli, old);
  const after = configuration(cli, next);
  const keys = await keysOf(cli.store ?? before.plan.store_url);
  const unread = 'unread' in keys ? keys.unread : undefined;
  const lost = 'unread' in keys ? [] : diffAccess(before.plan, after.plan, keys, Date.now());
  const changes = [...lost, ...(await diffConfigurations(before, after, async () => {}))];
  const summary = summarize(changes);
  const json = { old, new: next, summary, keys_checked: unread === undefined, keys_unread: unread ?? null, changes };
  const lines = changes.flatMap(wordsOf).map((line) => printable(line));
  const note = unread === undefined ? [] : [`keys were not checked: ${printable(unread)}`];
  return { json, text: [...lines, summary, ...note].join('\n') };
}

/** @throws CliError config_invalid, after writing the findings to standard error. */
function configuration(cli: Cli, file: string): Configuration {
  const { plan, document, schemas, diagnostics, texts } = compile({ ...cli, config: file });
  if (plan !== undefined && document !== undefined) return { plan, document, schemas };
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

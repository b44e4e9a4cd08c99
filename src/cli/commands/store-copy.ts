/** `store copy` moves a store to a new place, also on another engine; `store reopen` undoes that. */
import type { Command } from 'commander';
import { copyStore, type StoreCopyReport } from '../../ledger/backup/store-copy/copy.ts';
import { reopenStore } from '../../ledger/open-store.ts';
import { destinationOf, movedText } from '../../ledger/store/moved.ts';
import { storeUrl } from '../shared/configured-store.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { auditAnswer } from './audit.ts';
import { everyFiveSeconds } from './backup.ts';

interface CopyOptions {
  readonly from?: string;
  readonly to: string;
  readonly keep?: boolean;
}

/**
 * Adds `store copy`, whose `--json` gives `{ok,moved,rows,source:{ok,anchor,checked,breaches},target:{…}}`, and `store reopen`, whose
 * `--json` gives `{reopened}`.
 */
export function addStoreCommands(program: Command, act: CommandHandler): void {
  const store = program.command('store').description('move the store');
  store
    .command('copy')
    .description(
      'move a store to a new, empty one, also on another engine, and audit both; afterwards gateways refuse the old one. Stop the gateways first; call it again if it was interrupted',
    )
    .option('--from <url>', 'the store to copy: sqlite:PATH or postgres://… (default: the configured one)')
    .requiredOption('--to <url>', 'an empty store')
    .option('--keep', 'only copy: the old store stays in use, and gateways may run')
    .action(act(copy));
  store
    .command('reopen')
    .description('let gateways use a store again that store copy has moved; only if nothing has used the new one')
    .action(act(reopen));
}

async function copy(cli: Cli, { from, to, keep = false }: CopyOptions): Promise<Answer> {
  const progress = everyFiveSeconds(cli.io, (rows: number) => `${rows} rows copied`);
  const report = await copyStore(from ?? (await storeUrl(cli)), to, progress, { keep });
  const { ok, isMoved, rows, source, target } = report;
  return {
    json: { ok, moved: isMoved, rows, source, target },
    text: [
      `rows copied: ${rows}`,
      `source: ${auditAnswer(source).text}`,
      `target: ${auditAnswer(target).text}`,
      verdict(report, destinationOf(to)),
    ].join('\n'),
    exit: ok ? 0 : 1,
  };
}

function verdict({ ok, isOpen, isMoved, source, target }: StoreCopyReport, destination: string): string {
  const use = 'set TOLLGATE_STORE to the URL of --to, and start the gateways; they refuse the source, which was moved';
  const unmoved = isMoved
    ? 'gateways still refuse the source, which an interrupted call has retired; let them use it again with: tollgate store reopen'
    : 'nothing was moved, and gateways can use the source as before';
  if (!isOpen) {
    const why =
      source.anchor === target.anchor
        ? 'an audit found breaches'
        : 'the two stores differ; drop the copy and copy again';
    return `${why}; ${unmoved}`;
  }
  const found = ok ? '' : '; but an audit found breaches';
  return `the copy at ${destination} is complete${found}; ${isMoved ? use : 'the source stays in use'}`;
}

async function reopen(cli: Cli): Promise<Answer> {
  const moved = await reopenStore(await storeUrl(cli));
  return {
    json: { reopened: moved !== undefined },
    text:
      moved === undefined
        ? 'the store was not moved: gateways can use it'
        : `gateways can use this store again. It was moved ${movedText(moved)}: what has changed there since is missing here, so no gateway may use that one`,
  };
}

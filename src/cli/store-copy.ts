/** `store copy`: copies a store to a new one, also on another engine, and audits both. */
import type { Command } from 'commander';
import { copyStore } from '../store/copy/copy.ts';
import { withoutCredentials } from '../store/store-url.ts';
import { auditAnswer } from './audit.ts';
import type { Act, Answer, Cli } from './io.ts';
import { everyFiveSeconds } from './progress.ts';

interface CopyOptions {
  readonly from: string;
  readonly to: string;
}

/** Adds `store copy`; `--json` gives `{ok,rows,source:{ok,anchor,checked,breaches},target:{…}}`. */
export function addStoreCommands(program: Command, act: Act): void {
  const store = program.command('store').description('move the store');
  store
    .command('copy')
    .description(
      'copy every row of one store to a new one, also on another engine, and audit both; stop the gateways first; call it again if it was interrupted',
    )
    .requiredOption('--from <url>', 'the store to copy: sqlite:PATH or postgres://…')
    .requiredOption('--to <url>', 'an empty store')
    .action(act(copy));
}

async function copy(cli: Cli, { from, to }: CopyOptions): Promise<Answer> {
  const { ok, rows, source, target } = await copyStore(
    from,
    to,
    everyFiveSeconds(cli.io, (rows: number) => `${rows} rows copied`),
  );
  const verdict = ok
    ? `the copy at ${withoutCredentials(to)} is complete; set TOLLGATE_STORE to the URL of --to, and start the gateways`
    : source.anchor === target.anchor
      ? 'the copy is complete, but an audit found breaches: correct the source first'
      : 'the two stores differ: a gateway wrote to the source during the copy; stop it, drop the copy and copy again';
  return {
    json: { ok, rows, source, target },
    text: [
      `rows copied: ${rows}`,
      `source: ${auditAnswer(source).text}`,
      `target: ${auditAnswer(target).text}`,
      verdict,
    ].join('\n'),
    exit: ok ? 0 : 1,
  };
}

/** `search`: finds what a customer has in hand. */
import type { Command } from 'commander';
import { runSearch } from '../../admin/operations/search.ts';
import type { CommandHandler } from '../shared/io.ts';
import { addRun } from '../shared/operation-command.ts';
import { table } from '../shared/table.ts';

/** Adds `search`; `--json` gives `{data:[{kind,id,account,text,amount,at}]}`. */
export function addSearchCommand(program: Command, act: CommandHandler): void {
  addRun([program, act], 'search', runSearch, {
    does: 'find accounts, keys, tasks, requests, charges and entries by what a customer has in hand',
    args: [
      [
        '<text>',
        "an amount ('4.37 acme'), an id, also the customer's own, an e-mail address, a reference, a part of a name",
      ],
    ],
    answer: (output) => ({
      json: output,
      text: output.data.length === 0 ? 'nothing was found' : table('KIND ID ACCOUNT TEXT >AMOUNT AT', output.data),
    }),
  });
}

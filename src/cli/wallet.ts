/** `wallet …`: tops up, shows, adjusts and refunds wallets. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import type { ChargeDocument } from '../admin/charge.ts';
import type { EntrySchema } from '../admin/documents.ts';
import { showAccount } from '../admin/operations/accounts.ts';
import { listEntries, showCharge } from '../admin/operations/ledger.ts';
import { adjustWallet, refundCharge, showWallet, topUpWallet } from '../admin/operations/wallets.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { formatNano, parseNano } from '../lang/amount.ts';
import { addRun, option } from './operation-command.ts';
import { withOperator } from './operator.ts';
import { fields, table } from './table.ts';
import { amountValue, reasonOption, referenceValue, rowCountValue } from './values.ts';

const ACCOUNT = ['<account>', 'id or name'] as const;

/**
 * Adds `wallet …`; `--json` gives `{account,posted,held,available}`, amounts as decimal strings; `topup` adds `repeated`, `adjust` and
 * `refund` add `entry` and `amount`. On the command line, the currency is known from the configuration only.
 */
export function addWalletCommands(program: Command, act: CommandHandler): void {
  const to = [program.command('wallet').description('top up and show wallets'), act] as const;
  addRun(to, 'topup', topUpWallet, {
    does: 'add money to a wallet',
    args: [ACCOUNT, ['<amount>', 'a plain decimal, such as 100 or 4.60', amountValue]],
    options: [option('--reference <reference>', 'counted once per account, so that a retry is safe', referenceValue)],
    answer({ currency: _, ...wallet }, { amount, reference }) {
      const outcome = wallet.repeated
        ? `reference '${reference}' was already counted; nothing was added`
        : `added ${formatNano(parseNano(amount))}`;
      return { json: wallet, text: `${outcome}\n${walletText(wallet)}` };
    },
  });
  const moneyOptions = () => [
    reasonOption().makeOptionMandatory(),
    option('--dry-run', 'show the result, and write nothing'),
  ];
  addRun(to, 'adjust', adjustWallet, {
    does: 'correct a wallet by a signed amount',
    args: [ACCOUNT, ['<amount>', 'a signed decimal, such as 5 or -4.60']],
    options: [option('--overdraw', 'lower it below what can be spent; requests are then refused'), ...moneyOptions()],
    answer: (movement) => moved('adjusted by', movement),
  });
  addRun(to, 'refund', refundCharge, {
    does: 'give back a charge or a part of it',
    args: [
      ACCOUNT,
      ['<entry>', 'the id of the capture or overage, as tollgate ledger shows it'],
      ['[amount]', 'by default all that is left of the charge'],
    ],
    options: moneyOptions(),
    answer: (movement) => moved('refunded', movement),
  });
  addRun(to, 'show', showWallet, {
    does: 'show the balance of a wallet',
    args: [ACCOUNT],
    answer: ({ currency: _, ...wallet }) => ({ json: wallet, text: walletText(wallet) }),
  });
}

function moved(what: string, { currency: _, ...json }: Awaited<ReturnType<typeof adjustWallet.run>>): Answer {
  const { entry, amount } = json;
  const done =
    entry === null ? `would be ${what} ${amount}; nothing was written` : `${what} ${amount} (entry ${entry})`;
  return { json, text: `${done}\n${walletText(json)}` };
}

interface Balance {
  readonly account: string;
  readonly posted: string;
  readonly held: string;
  readonly available: string;
}

function walletText({ account, posted, held, available }: Balance): string {
  return fields(Object.entries({ account, posted, held, available }));
}

/** Adds `ledger`; `--json` gives `{account,entries:[…]}`, newest first. */
export function addLedgerCommand(program: Command, act: CommandHandler): void {
  program
    .command('ledger')
    .description('list the ledger entries of an account, newest first')
    .argument('<account>', 'id or name')
    .option('--limit <n>', 'maximum number of entries', rowCountValue, 50)
    .action(act(ledger, 'anywhere'));
}

function ledger(cli: Cli, account: string, { limit }: { readonly limit: number }): Promise<Answer> {
  return withOperator(cli, 'read', async ({ call, list }) => {
    const { id, name } = await call(showAccount, { account });
    const entries = await list(listEntries, { account: id }, limit);
    return {
      json: { account: name, entries },
      text: entries.length === 0 ? `account ${name} has no entries yet` : entryTable(entries),
    };
  });
}

function entryTable(entries: readonly Static<typeof EntrySchema>[]): string {
  const rows = entries.map(({ posted_delta, held_delta, hold_id, task_id, reference, memo, ...entry }) => ({
    ...{ ...entry, posted: signed(posted_delta), held: signed(held_delta), hold: hold_id ?? '', task: task_id ?? '' },
    memo: [reference, memo].filter((part) => part !== null).join('  '),
  }));
  return table('>ID AT KIND >AMOUNT >POSTED >HELD >HOLD TASK MEMO', rows);
}

/** The delta with its sign; empty for zero. */
function signed(delta: string): string {
  if (delta === '0.00') return '';
  return delta.startsWith('-') ? delta : `+${delta}`;
}

/** Adds `charge explain`; `--json` gives `{id,amount,units,price,factor,steps,recomputed,equal,hold,entries,…}`. */
export function addChargeCommands(program: Command, act: CommandHandler): void {
  addRun([program.command('charge').description('explain charges'), act], 'explain', showCharge, {
    does: 'compute a charge again in front of you; exit with code 1 if the ledger differs',
    args: [['<id>', 'an entry, a task, a request (req_…, as in the log), usage_N of a metered request, or lease_N']],
    answer: (charge) => ({ json: charge, text: textOf(charge), exit: charge.equal === false ? 1 : 0 }),
  });
}

function textOf(charge: ChargeDocument): string {
  const { price, hold, cost, steps, differences, entries, requests } = charge;
  const version = price?.version == null ? '' : `, version ${price.version.slice(0, 12)}`;
  const target = charge.upstream === null ? null : `${charge.upstream}/${charge.target ?? '?'}`;
  const facts = charge.facts === null ? null : Object.entries(charge.facts).map(([name, of]) => `${name} ${of}`);
  const about = fields([
    [charge.of, `${charge.id} (${charge.state})`],
    ['account', charge.account],
    ['key', charge.key],
    ['model', charge.model],
    ['route', charge.route],
    ['target', target],
    ['request', charge.request_id],
    ['stream', charge.is_stream === null ? null : String(charge.is_stream)],
    ['at', charge.at],
    ['lease', charge.lease],
    ['facts', facts?.join(', ')],
    ['prices', price && `table ${price.table}${version}, per ${price.per} (${price.unit})`],
    ['reported', charge.reported === null ? null : JSON.stringify(charge.reported)],
  ]);
  const money = fields([
    [
      charge.of === 'task' ? 'hold' : 'hold of lease',
      hold && `${hold.amount} (entry ${hold.entry}: ${hold.memo ?? ''})`,
    ],
    ['freed', charge.freed],
    ['overage', charge.overage],
    ['waived', charge.waived],
    ['refunded', charge.refunded],
    ['cost', cost && `${cost.amount}, margin ${cost.margin}`],
  ]);
  const listed = requests.map(({ id, model, amount, request_id, at }) => [id, model, amount, request_id ?? '', at]);
  const moved = entries.map((entry) => [entry.id, entry.at, entry.kind, entry.amount, entry.hash.slice(0, 16)]);
  const parts = [
    about,
    ...(steps.length === 0
      ? []
      : [
          table(
            'STEP >RESULT',
            steps.map(({ text, result }) => [text, result]),
          ),
        ]),
    [verdictOf(charge), ...differences].join('\n'),
    money,
    ...(listed.length === 0 ? [] : [table('REQUEST MODEL >AMOUNT ID AT', listed)]),
    table('>ENTRY AT KIND >AMOUNT HASH', moved),
  ];
  return parts.join('\n\n');
}

function verdictOf({ id, state, amount, recomputed, equal }: ChargeDocument): string {
  if (equal === false) return `DIFFERS: charged ${amount ?? 'nothing yet'}, computed again ${recomputed ?? 'nothing'}`;
  if (state === 'review')
    return `not charged yet; the hold is right. It waits for you: tollgate task show ${id} says why, and tollgate task resolve ${id} ends it`;
  if (amount === null) return 'not charged yet; the hold is right';
  return equal === null
    ? `charged ${amount}; what it was computed from is not stored`
    : `charged ${amount}, as computed`;
}

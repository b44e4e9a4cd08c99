/** `wallet …`: tops up, shows, adjusts and refunds wallets. */
import type { Command } from 'commander';
import { adjustWallet, refundCharge, showWallet, topUpWallet } from '../../admin/operations/wallets.ts';
import { formatNano, parseNano } from '../../lib/money/amount.ts';
import type { Answer, CommandHandler } from '../shared/io.ts';
import { addRun, option } from '../shared/operation-command.ts';
import { fields } from '../shared/table.ts';
import { amountValue, reasonOption, referenceValue } from '../shared/values.ts';

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

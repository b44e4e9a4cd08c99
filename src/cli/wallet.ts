/** `wallet topup` and `wallet show`. */
import type { Command } from 'commander';
import { showWallet } from '../admin/operations/wallet-show.ts';
import { topUpWallet } from '../admin/operations/wallet-topup.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { formatNano, parseNano } from '../lang/amount.ts';
import { addWalletCorrections } from './corrections.ts';
import { withOperator } from './operator.ts';
import { fields } from './table.ts';
import { amountValue, referenceValue } from './values.ts';

/** Adds `wallet …`; `--json` gives `{account,posted,held,available}`, amounts as decimal strings; `topup` adds `repeated`. */
export function addWalletCommands(program: Command, act: CommandHandler): void {
  const wallet = program.command('wallet').description('top up and show wallets');
  wallet
    .command('topup')
    .description('add money to a wallet')
    .argument('<account>', 'id or name')
    .argument('<amount>', 'a plain decimal, such as 100 or 4.60', amountValue)
    .option('--reference <reference>', 'counted once per account, so that a retry is safe', referenceValue)
    .action(act(addMoney, 'anywhere'));
  addWalletCorrections(wallet, act);
  wallet
    .command('show')
    .description('show the balance of a wallet')
    .argument('<account>', 'id or name')
    .action(act(show, 'anywhere'));
}

function addMoney(cli: Cli, account: string, amount: string, options: { readonly reference?: string }) {
  return withOperator(cli, 'write', async ({ call }): Promise<Answer> => {
    // On the command line, the currency is known from the configuration only.
    const { currency: _, ...wallet } = await call(topUpWallet, { account, amount, ...options });
    const outcome = wallet.repeated
      ? `reference '${options.reference}' was already counted; nothing was added`
      : `added ${formatNano(parseNano(amount))}`;
    return { json: wallet, text: `${outcome}\n${walletText(wallet)}` };
  });
}

function show(cli: Cli, account: string) {
  return withOperator(cli, 'read', async ({ call }): Promise<Answer> => {
    const { currency: _, ...wallet } = await call(showWallet, { account });
    return { json: wallet, text: walletText(wallet) };
  });
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

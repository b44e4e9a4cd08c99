/** `wallet topup` and `wallet show`. */
import type { Command } from 'commander';
import { balanceDocument } from '../admin/documents.ts';
import { requireAccount, requireWallet } from '../admin/find.ts';
import { formatNano, type Nano } from '../lang/amount.ts';
import { type Account, WALLET_LIMIT_nano, type Wallet } from '../store/store.ts';
import { commandActor } from './actor.ts';
import { addWalletCorrections } from './corrections.ts';
import { CliError } from './errors.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { withStore, withWritableStore } from './store.ts';
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
    .action(act(topup));
  addWalletCorrections(wallet, act);
  wallet
    .command('show')
    .description('show the balance of a wallet')
    .argument('<account>', 'id or name')
    .action(act(show));
}

async function topup(
  cli: Cli,
  nameOrId: string,
  amount_nano: Nano,
  options: { readonly reference?: string },
): Promise<Answer> {
  const { reference = null } = options;
  return withWritableStore(cli, async (store) => {
    const account = await requireAccount(store, nameOrId);
    const result = await store.topup(account.id, amount_nano, reference, commandActor());
    if (!result.ok && result.reason === 'wallet_limit') {
      throw new CliError(
        'wallet_limit',
        `account ${account.name} has ${formatNano(result.wallet.posted_nano)}, and a wallet is limited to ${formatNano(WALLET_LIMIT_nano)}`,
        'use more than one account, or top up less',
      );
    }
    if (!result.ok) {
      throw new CliError(
        'reference_conflict',
        `reference '${reference}' was already used for account ${account.name}, with ${formatNano(result.amount_nano)}`,
        `nothing was added; repeat it with ${formatNano(result.amount_nano)}, or use another reference`,
      );
    }
    const outcome = result.repeated
      ? `reference '${reference}' was already counted; nothing was added`
      : `added ${formatNano(amount_nano)}`;
    return {
      json: { ...walletDocument(account, result.wallet), repeated: result.repeated },
      text: `${outcome}\n${walletText(account, result.wallet)}`,
    };
  });
}

async function show(cli: Cli, nameOrId: string): Promise<Answer> {
  return withStore(cli, async (store) => {
    const account = await requireAccount(store, nameOrId);
    const wallet = await requireWallet(store, account);
    return { json: walletDocument(account, wallet), text: walletText(account, wallet) };
  });
}

function walletDocument(account: Account, wallet: Wallet) {
  return { account: account.name, ...balanceDocument(wallet) };
}

function walletText(account: Account, wallet: Wallet): string {
  const { posted, held, available } = walletDocument(account, wallet);
  return fields([
    ['account', account.name],
    ['posted', posted],
    ['held', held],
    ['available', available],
  ]);
}

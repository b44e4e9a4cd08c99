/** `wallet topup` and `wallet show`. */
import type { Command } from 'commander';
import { formatNano, type Nano } from '../lang/amount.ts';
import { type Account, available_nano, type Store, WALLET_LIMIT_nano, type Wallet } from '../store/store.ts';
import { CliError } from './errors.ts';
import type { Act, Answer, Cli } from './io.ts';
import { requireAccount, withStore, withWritableStore } from './store.ts';
import { fields } from './table.ts';
import { amountValue, referenceValue } from './values.ts';

/** Adds `wallet …`; `--json` gives `{account,posted,held,available}`, amounts as decimal strings; `topup` adds `repeated`. */
export function addWalletCommands(program: Command, act: Act): void {
  const wallet = program.command('wallet').description('top up and show wallets');
  wallet
    .command('topup')
    .description('add money to a wallet')
    .argument('<account>', 'id or name')
    .argument('<amount>', 'a plain decimal, such as 100 or 4.60', amountValue)
    .option('--reference <reference>', 'counted once per account, so that a retry is safe', referenceValue)
    .action(act(topup));
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
    const result = await store.topup(account.id, amount_nano, reference);
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

async function requireWallet(store: Store, account: Account): Promise<Wallet> {
  const wallet = await store.wallet(account.id);
  if (wallet === undefined) throw new CliError('account_not_found', `account ${account.name} has no wallet`);
  return wallet;
}

function walletDocument(account: Account, wallet: Wallet) {
  return {
    account: account.name,
    posted: formatNano(wallet.posted_nano),
    held: formatNano(wallet.held_nano),
    available: formatNano(available_nano(wallet)),
  };
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

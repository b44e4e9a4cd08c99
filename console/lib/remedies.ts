/** Remedies of the API in the words of the console. */

import type { ProblemCode } from '../../src/admin/api/problem.ts';

/** What to do in the console about an error whose remedy names a command or a body. */
const REMEDIES: Partial<Record<ProblemCode, string>> = {
  account_not_found: 'All accounts are under Accounts.',
  key_not_found: 'All keys are under Keys.',
  task_not_found: 'All tasks are under Tasks.',
  task_not_in_review: 'The tasks that wait for a decision are under Review.',
  token_not_found: 'All tokens are under Tokens.',
  webhook_not_found: 'All webhooks are under Webhooks.',
  webhook_not_active: 'Turn it on with Edit.',
  entry_not_found: 'The entries of an account are under Ledger.',
  charge_not_found: 'Choose a charge in the ledger of its account, or a task under Tasks.',
  config_invalid: 'Check the files under Configuration.',
  insufficient_balance: 'Take less, or choose to overdraw: requests are then refused until the account is topped up.',
};

/** The remedy as the console shows it; null: there is none here. */
export function remedyOf(code: string, remedy: string | null): string | null {
  const isForCommands = remedy !== null && /\btollgate [a-z]|[{]"/.test(remedy);
  const known: Readonly<Record<string, string | undefined>> = REMEDIES;
  return isForCommands ? (known[code] ?? null) : remedy;
}

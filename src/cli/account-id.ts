/** Makes the ids of accounts. */
import { randomBytes } from 'node:crypto';

/** A new account id: `acct_` and 96 random bits. */
export function newAccountId(): string {
  return `acct_${randomBytes(12).toString('base64url')}`;
}

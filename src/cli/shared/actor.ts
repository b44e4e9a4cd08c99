/** The actor of changes by a command. */
import { hostname, userInfo } from 'node:os';
import type { Actor } from '../../ledger/store/store.ts';

/** The user and the machine of this command. @param reason why, for the record. */
export function commandActor(reason?: string): Actor {
  return { actor: `cli:${userName()}@${hostname()}`, role: 'admin', via: 'cli', reason: reason ?? null };
}

/** In a container, a user may have a number and no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

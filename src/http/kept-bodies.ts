/** How many bytes of request bodies are kept: a budget for all callers and one per account, so that uploads cannot fill the memory. */
import type { BodiesPlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';

/** The part of the budget that one request takes. */
export interface KeptBody {
  /** @throws Refusal overloaded when these bytes are more than there is room for. */
  add(bytes: number): void;
  /** Gives everything back; more than once is harmless. */
  release(): void;
}

export interface KeptBodies {
  /** Bytes of all requests. */
  readonly bytes: number;
  open(account: string): KeptBody;
}

/** Counts bytes as they arrive: a length that is only announced takes no room. */
export function createKeptBodies(limits: BodiesPlan): KeptBodies {
  let all = 0;
  const byAccount = new Map<string, number>();

  function open(account: string): KeptBody {
    let own = 0;
    return {
      add(bytes) {
        const ofAccount = (byAccount.get(account) ?? 0) + bytes;
        if (ofAccount > limits.kept_per_account_bytes) {
          throw new Refusal('overloaded', 'the requests of this account are too large together; send fewer at a time');
        }
        // Large bodies leave the last part to small ones.
        const most_bytes = own + bytes > limits.small_bytes ? limits.kept_large_bytes : limits.kept_bytes;
        if (all + bytes > most_bytes) {
          throw new Refusal('overloaded', 'the gateway holds too many large requests now; send it again later');
        }
        own += bytes;
        all += bytes;
        byAccount.set(account, ofAccount);
      },
      release() {
        if (own === 0) return;
        all -= own;
        const left = (byAccount.get(account) ?? 0) - own;
        if (left > 0) byAccount.set(account, left);
        else byAccount.delete(account);
        own = 0;
      },
    };
  }

  return {
    get bytes() {
      return all;
    },
    open,
  };
}

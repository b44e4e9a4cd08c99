/** How many bytes of request bodies are kept: a budget of all callers and one of each key, so that stalled uploads cannot fill the memory. */
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
  open(key: string): KeptBody;
}

/** Counts bytes as they arrive: a length that is only announced takes no room. */
export function createKeptBodies({ kept_bytes, kept_per_key_bytes }: BodiesPlan): KeptBodies {
  let all = 0;
  const byKey = new Map<string, number>();

  function open(key: string): KeptBody {
    let own = 0;
    return {
      add(bytes) {
        const ofKey = (byKey.get(key) ?? 0) + bytes;
        if (ofKey > kept_per_key_bytes) {
          throw new Refusal('overloaded', 'the requests of this API key are too large together; send fewer at a time');
        }
        if (all + bytes > kept_bytes) {
          throw new Refusal('overloaded', 'the gateway holds too many large requests now; send it again later');
        }
        own += bytes;
        all += bytes;
        byKey.set(key, ofKey);
      },
      release() {
        if (own === 0) return;
        all -= own;
        const left = (byKey.get(key) ?? 0) - own;
        if (left > 0) byKey.set(key, left);
        else byKey.delete(key);
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

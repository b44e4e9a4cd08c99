/** What a change of the configuration means, as plain JSON. Amounts are decimal strings. No value contains a secret. */
import { formatUnits, mulDivHalfUp, NANO, type Nano } from '../../lib/money/amount.ts';

/** The parts of a configuration that have names. */
export type Part =
  | 'route'
  | 'model'
  | 'price table'
  | 'price list'
  | 'group'
  | 'upstream'
  | 'interface'
  | 'task kind'
  | 'mount'
  | 'limit'
  | 'billing rule'
  | 'envelope'
  | 'fill'
  | 'catalogue';

/** One value of a part: null where the part has none. */
export interface FieldChange {
  /** `branches.official.billing`, `body.properties.model.type` */
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
}

/** A price or a hold, before and after. */
export interface Movement {
  /** `+12.50`; null without an old amount above 0, or without a new one. */
  readonly percent: string | null;
  /** `10`, `1/1000`: the new amount divided by the old one, rounded; null if one of them is 0 or missing. */
  readonly factor: string | null;
  /**
   * More than `currency.price_change_factor` up or down, to or from 0, or an example that gains or loses its hold. A reload refuses it
   * without `--accept-prices`.
   */
  readonly large: boolean;
}

export type Change =
  | { readonly change: 'added' | 'removed'; readonly part: Part; readonly name: string; readonly about: string }
  | {
      readonly change: 'changed';
      readonly part: Part;
      readonly name: string;
      readonly fields: readonly FieldChange[];
    }
  /** One cell of a price table, for the models that have it. */
  | (Movement & {
      readonly change: 'price';
      readonly price: string;
      /** The time from which it applies, as written; null: at once. */
      readonly from: string | null;
      readonly models: readonly string[];
      /** The groups whose customers have it; undefined: all callers whose price list has no other table. */
      readonly groups?: readonly string[] | undefined;
      /** The facts that choose the cell: `{resolution: "720p"}`. */
      readonly cell: Readonly<Record<string, string>>;
      readonly unit: string;
      readonly old: string | null;
      readonly new: string | null;
      /** The lowest and the highest price of the old table, with which a price was compared if the table has other facts than before. */
      readonly compared: readonly [lowest: string, highest: string] | null;
    })
  /** The price factor of a group. `large` also if a price, times the factor, moves that much for its customers. */
  | (Movement & {
      readonly change: 'factor';
      readonly group: string;
      readonly old: string;
      readonly new: string;
    })
  /** The accounts of a group that changes. */
  | {
      readonly change: 'members';
      readonly group: string;
      readonly accounts: number;
      /** The name of one of them. */
      readonly account: string;
      /** Whether the group is removed, which a reload refuses. */
      readonly removed: boolean;
    }
  /** A documented example has another hold, or another refusal. */
  | (Movement & {
      readonly change: 'example';
      readonly route: string;
      readonly example: string;
      readonly old: string;
      readonly new: string;
    })
  /** A key that no longer sees these models. */
  | {
      readonly change: 'access_lost';
      readonly key: string;
      readonly prefix: string;
      readonly account: string;
      readonly models: readonly string[];
    }
  /** `restart`: only a restart can change it. */
  | {
      readonly change: 'setting';
      readonly setting: string;
      readonly old: string | null;
      readonly new: string | null;
      readonly restart: boolean;
    };

/** Whether a reload refuses the change without `--accept-prices`. */
export function isLarge(change: Change): boolean {
  return 'large' in change && change.large;
}

/** A movement that cannot be judged, for example of a price that is new. */
export const INCOMPARABLE: Movement = { percent: null, factor: null, large: false };

/** A price that an example gains or loses, so that there is nothing to divide. */
export const GAINED_OR_LOST: Movement = { percent: null, factor: null, large: true };

/** @param max_nano the largest factor that is not large, in nano. */
export function movement(old_nano: Nano, new_nano: Nano, max_nano: Nano): Movement {
  const [less, more] = old_nano < new_nano ? [old_nano, new_nano] : [new_nano, old_nano];
  const large = more * NANO > less * max_nano;
  if (less === 0n) return { percent: percentOf(old_nano, new_nano), factor: null, large };
  const times = formatUnits(mulDivHalfUp(more, 1000n, less) * (NANO / 1000n));
  return { percent: percentOf(old_nano, new_nano), factor: new_nano >= old_nano ? times : `1/${times}`, large };
}

/** The change from one amount to another: `+12.50`, `-3.00`. Rounded half up. Null if the old amount is 0. */
export function percentOf(old_nano: bigint, new_nano: bigint): string | null {
  if (old_nano <= 0n) return null;
  const difference = new_nano - old_nano;
  const size = difference < 0n ? -difference : difference;
  const hundredths = (size * 20_000n + old_nano) / (2n * old_nano);
  return `${difference < 0n ? '-' : '+'}${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

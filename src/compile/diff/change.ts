/** What a change of the configuration means, as plain JSON. Amounts are decimal strings. No value contains a secret. */

/** The parts of a configuration that have names. */
export type Part =
  | 'route'
  | 'model'
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
  /** `branches.default.billing` */
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
}

/** One change. */
export type Change =
  | { readonly change: 'added' | 'removed'; readonly part: Part; readonly name: string; readonly about: string }
  /** `fields` is empty where only an expression or a tree differs. */
  | {
      readonly change: 'changed';
      readonly part: Part;
      readonly name: string;
      readonly fields: readonly FieldChange[];
    }
  /** One cell of a price table, for the models that have it. */
  | {
      readonly change: 'price';
      readonly price: string;
      readonly models: readonly string[];
      /** The facts that choose the cell: `{resolution: "720p"}`. */
      readonly cell: Readonly<Record<string, string>>;
      readonly unit: string;
      readonly old: string | null;
      readonly new: string | null;
      /** `+12.50`; null without an old price above 0, or without a new one. */
      readonly percent: string | null;
    }
  /** A documented example has another hold, or another refusal. */
  | {
      readonly change: 'example';
      readonly route: string;
      readonly example: string;
      readonly old: string;
      readonly new: string;
      readonly percent: string | null;
    }
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

/** The change from one amount to another: `+12.50`, `-3.00`. Rounded half up. Null if the old amount is 0. */
export function percentOf(old_nano: bigint, new_nano: bigint): string | null {
  if (old_nano <= 0n) return null;
  const difference = new_nano - old_nano;
  const size = difference < 0n ? -difference : difference;
  const hundredths = (size * 20_000n + old_nano) / (2n * old_nano);
  return `${difference < 0n ? '-' : '+'}${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

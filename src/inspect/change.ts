/** What a change of the configuration means, as plain JSON. Amounts are decimal strings. No value contains a secret. */

/** The parts of a configuration that have names. */
export type Part =
  | 'route'
  | 'model'
  | 'price table'
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
      readonly models: readonly string[];
      /** The facts that choose the cell: `{resolution: "720p"}`. */
      readonly cell: Readonly<Record<string, string>>;
      readonly unit: string;
      readonly old: string | null;
      readonly new: string | null;
      /** The lowest and the highest price of the old table, with which a price was compared if the table has other facts than before. */
      readonly compared: readonly [lowest: string, highest: string] | null;
    })
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

/** What the key holder's page gets without a key: how to ask the routes with `account`, and what it says about the gateway. The page imports the types. */

export interface AccountPageData {
  readonly views: readonly AccountView[];
  readonly operator: {
    readonly name: string | null;
    /** The name of a file beside the page. */
    readonly logo: string | null;
    readonly contact: string | null;
  };
  readonly calls: readonly ExampleCall[];
}

/** A POST of JSON that a route has as an example. */
export interface ExampleCall extends Pick<AccountView, 'path' | 'header'> {
  /** Anybody may read it, and a key may not know all models, so its model is `MODEL`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Of the prices of its models; null: it has no model. */
  readonly unit: string | null;
}

/** In place of the model of an example. */
export const MODEL = 'MODEL';

export interface AccountView {
  /** What the route shows: `balance`, `usage`, `limits`, `prices`, `tasks`, `statement`, `requests` or `request`. */
  readonly show: string;
  /** Of `request`, with a parameter in braces for its id. */
  readonly path: string;
  readonly header: { readonly name: string; readonly scheme: string | null };
  readonly page: { readonly number: string; readonly size: string; readonly max: number };
  /** The query parameter for the month. */
  readonly month: string;
  /** The query parameters for the first and the last day. */
  readonly range: { readonly from: string; readonly to: string };
  readonly answer: Places;
  readonly item: Places;
}

/** Where an answer has each value, as a list of members. */
export type Places = Readonly<Record<string, readonly (string | number)[]>>;

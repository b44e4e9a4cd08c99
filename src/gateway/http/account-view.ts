/** What the key holder's page needs to ask a route with `account` and to read its answer. The gateway sends it, and the page imports the type. */

export interface AccountView {
  /** What the route shows: `balance`, `usage`, `limits`, `tasks` or `statement`. */
  readonly show: string;
  readonly path: string;
  readonly header: { readonly name: string; readonly scheme: string | null };
  readonly page: { readonly number: string; readonly size: string; readonly max: number };
  /** The query parameter for the month. */
  readonly month: string;
  readonly answer: Places;
  readonly item: Places;
}

/** Where an answer has each value, as a list of members. */
export type Places = Readonly<Record<string, readonly (string | number)[]>>;

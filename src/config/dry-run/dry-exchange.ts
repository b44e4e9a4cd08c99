/** A request of a dry run: its replacements for the caller and the network, the results of its steps, and their description in words. */
import { statedBy } from '../../billing/pricing/caller-terms.ts';
import type { MediaLengths } from '../../billing/pricing/facts.ts';
import type { NeededResource } from '../../gateway/admission/needs.ts';
import { type Principal, RequestState } from '../../gateway/admission/request-state.ts';
import type { StepName } from '../../gateway/admission/step.ts';
import { principalTerms } from '../../gateway/http/steps/authenticate.ts';
import { NANO, type Nano } from '../../lib/money/amount.ts';
import type { LimitsPlan, Plan, UpstreamPlan } from '../../plan/index.ts';

/** Reads the caller's account from the store. */
export interface DryAccount {
  owns(needed: NeededResource): Promise<boolean>;
  available_nano(): Promise<Nano>;
  /** The rest of the caller's limits, in words. */
  limits?(plan: LimitsPlan, model: string | undefined): Promise<readonly string[]>;
}

export interface DryRequest {
  readonly rawBody: Buffer | undefined;
  /** The body has the values of a form, as examples write them. */
  readonly isForm?: boolean | undefined;
  /** When it arrives; by default now. */
  readonly at_ms?: number | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The caller; by default `nobody()`. */
  readonly principal?: Principal;
  /** Describes the caller in words; undefined for an anonymous one. */
  readonly who?: string | undefined;
  /** Undefined: the caller owns every resource and has enough money. */
  readonly account?: DryAccount | undefined;
  /** Lengths of reference media in whole seconds, by URL. A dry run does not measure media. */
  readonly lengths?: MediaLengths | undefined;
  /** Also accept models whose upstream is off. */
  readonly allowDisabled?: boolean | undefined;
  /** Refuse a request to an upstream that is off, but only after the quote. */
  readonly reportsOff?: boolean | undefined;
}

/** A caller without a key. @param price_factor_nano 10^9 is the full price. */
export function nobody(price_factor_nano: Nano = NANO, mayUseModel: Principal['mayUseModel'] = () => true): Principal {
  const ids = { account: '', account_name: '', key: '' };
  return { ...ids, price_factor_nano, price_list: undefined, limits: null, account_limits: null, mayUseModel };
}

/** The caller of an example: its key states nothing, and its account has the group, if there is one. */
export function memberOf(group: string | undefined, { groups }: Pick<Plan, 'groups'>): Principal {
  return { ...nobody(), ...principalTerms(statedBy({ group: group ?? null }), groups) };
}

export interface Said {
  readonly name: StepName | 'refused';
  readonly said: string;
}

export class DryExchange extends RequestState {
  readonly params: DryRequest['params'];
  readonly contentType: string;
  readonly arrived_ms: number;
  readonly said: Said[] = [];
  /** build_request: the upstream that the request would go to. */
  upstream: UpstreamPlan | undefined = undefined;
  upstream_path: string | undefined = undefined;
  readonly #headers: NonNullable<DryRequest['headers']>;

  constructor({ params, headers = {}, isForm, at_ms }: Pick<DryRequest, 'params' | 'headers' | 'isForm' | 'at_ms'>) {
    super();
    this.arrived_ms = at_ms ?? Date.now();
    this.contentType = isForm === true ? 'multipart/form-data' : 'application/json';
    this.params = params;
    this.#headers = headers;
  }

  header(name: string): string | undefined {
    return Object.hasOwn(this.#headers, name) ? this.#headers[name] : undefined;
  }

  /** A dry run has the parameters of the path and of the query together. */
  queries(name: string): readonly string[] {
    const value = Object.hasOwn(this.params, name) ? this.params[name] : undefined;
    return value === undefined ? [] : [value];
  }

  /** Adds lines to the report of a step. */
  say(name: Said['name'], ...lines: readonly string[]): void {
    for (const said of lines) this.said.push({ name, said });
  }
}

/**
 * Fails over between targets: a request goes to another target only if it was certainly not sent, or if the upstream refused it with a
 * status that the configuration lists. Not used for a request with one target.
 */

import { CREDENTIAL_REFUSED_CODE, Refusal } from '../../lib/refusal.ts';
import type { TargetChoice, UpstreamPlan, UpstreamTarget } from '../../plan/index.ts';
import type { Failover, UpstreamRequest } from './client.ts';
import type { UpstreamFailure } from './failure.ts';
import type { Taken } from './target-health.ts';
import type { MoveReason, Picked, TargetStates } from './target-states.ts';

export type BuildRequest = (upstream: UpstreamPlan, target: UpstreamTarget) => UpstreamRequest;

/** A 429 without retry-after: the next request may try again after this time. */
const SHORT_PAUSE_ms = 1_000;
/** Statuses that count as failures of a target. A 500 may be the fault of one caller's request. */
const BROKEN: ReadonlySet<number> = new Set([502, 503, 504]);

/** One request and the targets that it may go to. Each gets it at most once. */
export class Attempts implements Failover {
  readonly #choice: TargetChoice;
  readonly #states: TargetStates;
  readonly #build: BuildRequest;
  readonly #tried: UpstreamTarget[] = [];
  #at: Picked | undefined;
  /** The current target's request, until its outcome is known. */
  #taken: Taken | undefined;
  #taken_ms = 0;

  constructor(choice: TargetChoice, states: TargetStates, build: BuildRequest) {
    this.#choice = choice;
    this.#states = states;
    this.#build = build;
  }

  /** The request to the first target. @throws Refusal overloaded if no target takes requests now. */
  first(): UpstreamRequest {
    const request = this.#next();
    if (request !== undefined) return request;
    const wait_s = Math.max(1, Math.ceil(this.#states.wait_ms(this.#choice) / 1000));
    const names = [...new Set(this.#choice.map(({ upstream }) => upstream.name))].join(' and ');
    const message = `upstream ${names} takes no requests at the moment; try again in ${wait_s} s`;
    throw new Refusal('overloaded', message, { retry_after_s: wait_s });
  }

  answered(status: number, retry_after: string | undefined): void {
    const at = this.#at;
    if (at === undefined) return;
    const asked_ms = status === 429 || status === 503 ? retryAfter_ms(retry_after, this.#states.now_ms) : undefined;
    if (status === 429 || asked_ms !== undefined) this.#states.backOff(at, asked_ms ?? SHORT_PAUSE_ms);
    // A 429 shows that the target works.
    this.#end(BROKEN.has(status) ? 'failure' : 'success');
  }

  failed(why?: Pick<UpstreamFailure, 'kind'>): void {
    if (why?.kind === 'overloaded') {
      this.#end('none');
      return;
    }
    // After the head: a broken stream counts as a failure, in addition to the success of its head.
    if (this.#taken === undefined) this.#taken = { isProbe: false };
    this.#end('failure');
  }

  callerLeft(): void {
    const slow_ms = this.#at?.upstream.health.slow_ms;
    if (slow_ms === undefined || this.#states.now_ms - this.#taken_ms < slow_ms) return;
    this.#end('failure');
    this.#at = undefined;
  }

  release(): void {
    this.#end('none');
  }

  afterFailure({ sent, code }: Pick<UpstreamFailure, 'sent' | 'code'>): UpstreamRequest | undefined {
    if (sent) return undefined;
    return this.#moveOn(code === CREDENTIAL_REFUSED_CODE ? 'credential_refused' : 'unsent');
  }

  afterAnswer(status: number): UpstreamRequest | undefined {
    return this.#at?.upstream.move_on.includes(status) === true ? this.#moveOn('refused') : undefined;
  }

  #moveOn(reason: MoveReason): UpstreamRequest | undefined {
    const from = this.#at;
    const request = this.#next();
    if (request !== undefined && from !== undefined) this.#states.moved(from, reason);
    return request;
  }

  #next(): UpstreamRequest | undefined {
    const picked = this.#states.pick(this.#choice, this.#tried);
    if (picked === undefined) return undefined;
    this.#end('none');
    this.#tried.push(picked.target);
    this.#at = picked;
    this.#taken = picked.state.health.take();
    this.#taken_ms = this.#states.now_ms;
    return { ...this.#build(picked.upstream, picked.target), attempts: this };
  }

  #end(shown: 'success' | 'failure' | 'none'): void {
    if (this.#at === undefined || this.#taken === undefined) return;
    this.#states.end(this.#at, this.#taken, shown);
    this.#taken = undefined;
  }
}

/** How long the sender asks to wait, in milliseconds; undefined without a valid value. A date in the past is 0. */
export function retryAfter_ms(value: string | undefined, now_ms: number): number | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Only dates as HTTP writes them: Date.parse also takes many other texts.
  const at_ms = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at_ms) ? undefined : Math.max(0, at_ms - now_ms);
}

/** Runs a request through everything that judges it, without money and network, and says each step in words. */
import type { MediaLengths } from '../billing/facts.ts';
import { meterWords } from '../billing/meter-words.ts';
import { type MeteredQuote, quoteMetered, unitsText } from '../billing/metered.ts';
import { type Quote, quote } from '../billing/quote.ts';
import { formatNano, NANO, type Nano } from '../lang/amount.ts';
import type { BranchPlan, ExamplePlan, ForwardRoute, ModelPlan, Plan } from '../plan.ts';
import type { ErrorKind } from '../refusal.ts';
import { Refusal } from '../refusal.ts';
import { type ParsedBody, parseBody, requiresBody } from './body.ts';
import { selectBranch } from './branch.ts';
import { mustBeUnambiguous, refuseLookAlikes } from './look-alikes.ts';
import { selectModel } from './model.ts';
import { type NeededResource, neededResources } from './needs.ts';
import { shapeBody } from './shape.ts';

/** A request as the dry run takes it. */
export interface DryRunInput {
  readonly rawBody: Buffer | undefined;
  readonly contentType: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Whether the key may see a model; absent: it may see all. */
  readonly visible?: (id: string) => boolean;
  /** 10^9 is the full price. */
  readonly discount_nano: Nano;
  /** Lengths of reference media in whole seconds, by URL: a dry run measures none itself. */
  readonly lengths?: MediaLengths;
  /** Also models whose upstream is off, since nothing is sent to it. */
  readonly evenOff?: boolean;
}

/** What was found at one step of the request's way. */
export interface DryRunStep {
  readonly name: 'body' | 'model' | 'branch' | 'shape' | 'needs' | 'quote' | 'charge' | 'refused';
  readonly said: string;
}

/** What would be sent on, and what would be held. */
export interface Admitted {
  readonly branch: string;
  readonly model: string | undefined;
  readonly upstream: string | undefined;
  readonly upstream_path: string;
  /** The body that goes upstream, as text; undefined where there is none. */
  readonly body: string | undefined;
  readonly needs: readonly NeededResource[];
  /** What is held, for a task or for a metered request; undefined where nothing is. */
  readonly quote: Quote | MeteredQuote | undefined;
}

export interface DryRun {
  readonly steps: readonly DryRunStep[];
  readonly result:
    | { readonly ok: true; readonly admitted: Admitted }
    | { readonly ok: false; readonly refusal: Refusal };
  /** The branch that was chosen, also when a later step refused. */
  readonly branch: string | undefined;
}

/** Judges a request like the gateway does, up to the hold. The steps stop at the first refusal, which is the last of them. */
export function dryRun(plan: Plan, route: ForwardRoute, input: DryRunInput): DryRun {
  const steps: DryRunStep[] = [];
  const say = (name: DryRunStep['name'], said: string): number => steps.push({ name, said });
  let branch: BranchPlan | undefined;
  try {
    const body = readBody(plan, route, input);
    say('body', body === undefined ? 'no body' : `${body.raw.length} bytes of JSON`);
    const model = readModel(plan, route, body, input);
    if (model !== undefined) say('model', `${model.id}, of upstream ${model.upstream.name}`);
    branch = selectBranch(route, model);
    say('branch', branch.name);
    if (body !== undefined && mustBeUnambiguous(route, branch)) refuseLookAlikes(body.value);
    const shaped = body === undefined ? undefined : shapeBody(branch, body);
    if (shaped !== undefined) say('shape', shaped.raw === body?.raw ? "the caller's own bytes" : shaped.text);
    const needs = neededResources(route, shaped?.value, input.params);
    for (const { resource, id } of needs) say('needs', `${resource} ${id}, owned by the account`);
    const priced = readQuote(branch, model, shaped, input);
    if (priced !== undefined) for (const said of quoteWords(priced, plan.currency)) say('quote', said);
    if (priced !== undefined && branch.meter !== undefined) {
      for (const said of meterWords(branch.meter, priced.hold_nano, plan.currency)) say('charge', said);
    }
    const admitted: Admitted = {
      branch: branch.name,
      model: model?.id,
      upstream: (model?.upstream ?? route.upstream)?.name,
      upstream_path: branch.upstream_path(input.params),
      body: shaped?.text,
      needs,
      quote: priced,
    };
    return { steps, result: { ok: true, admitted }, branch: branch.name };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say('refused', `${error.kind}: ${error.message}`);
    return { steps, result: { ok: false, refusal: error }, branch: branch?.name };
  }
}

function readBody(plan: Plan, route: ForwardRoute, input: DryRunInput): ParsedBody | undefined {
  const raw = input.rawBody ?? Buffer.alloc(0);
  return raw.length === 0 && !requiresBody(route)
    ? undefined
    : parseBody(raw, input.contentType, plan.server.bodies.nodes);
}

function readModel(plan: Plan, route: ForwardRoute, body: ParsedBody | undefined, input: DryRunInput) {
  if (route.model === undefined) return undefined;
  const visible = input.visible ?? (() => true);
  return selectModel(route.model, plan.models, body?.value, input.params, visible, { evenOff: input.evenOff === true });
}

function readQuote(branch: BranchPlan, model: ModelPlan | undefined, body: ParsedBody | undefined, input: DryRunInput) {
  if (model === undefined) return undefined;
  const { billing, meter } = branch;
  if (meter !== undefined) return quoteMetered(meter, model, body?.value, body?.raw.length ?? 0, input.discount_nano);
  return billing && quote(billing, model, body?.value, input.discount_nano, input.lengths);
}

function quoteWords(priced: Quote | MeteredQuote, currency: string): readonly string[] {
  const facts = Object.entries(priced.facts).map(([name, value]) => `${name} ${value}`);
  return [facts.join(', '), ...priced.notes, `holds ${formatNano(priced.hold_nano)} ${currency}: ${holdWords(priced)}`];
}

/** How the hold came about: `4 s × 1.25`, or the most of each class that may be used. */
export function holdWords(priced: Quote | MeteredQuote): string {
  if ('hold_memo' in priced) return priced.hold_memo;
  return `at most ${Object.entries(unitsText(priced.hold_units))
    .map(([name, units]) => `${units} ${name}`)
    .join(', ')}`;
}

/** Runs a documented example; undefined when it comes out as it says, else what differs. */
export function checkExample(plan: Plan, route: ForwardRoute, example: ExamplePlan): string | undefined {
  const { result, branch } = dryRun(plan, route, {
    rawBody: Buffer.from(example.body),
    contentType: 'application/json',
    params: example.params,
    discount_nano: NANO,
    evenOff: true,
  });
  const { expect } = example;
  const error = result.ok ? undefined : result.refusal.kind;
  if (error !== expect.error) return differs(expect.error, result.ok ? undefined : result.refusal);
  if (expect.branch !== undefined && branch !== expect.branch) {
    return `expected branch ${expect.branch}, and it takes ${branch ?? 'none'}`;
  }
  const hold_nano = result.ok ? (result.admitted.quote?.hold_nano ?? undefined) : undefined;
  if (expect.hold_nano !== undefined && hold_nano !== expect.hold_nano) {
    const held = hold_nano === undefined ? 'nothing' : formatNano(hold_nano);
    return `expected a hold of ${formatNano(expect.hold_nano)}, and it holds ${held}`;
  }
  return undefined;
}

function differs(expected: ErrorKind | undefined, refusal: Refusal | undefined): string {
  const got = refusal === undefined ? 'it is accepted' : `it is refused as ${refusal.kind}: ${refusal.message}`;
  return `expected ${expected === undefined ? 'it to be accepted' : `error ${expected}`}, and ${got}`;
}

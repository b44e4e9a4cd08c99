/** Says what the gateway does with each place of a body: it probes the compiled plan with a body that has the place. */

import { isOf } from '../../src/billing/facts/kind.ts';
import { fits } from '../../src/billing/facts/kinds/fits.ts';
import { type DryRun, dryRun } from '../../src/config/dry-run/dry-run.ts';
import type { ForwardRoute, Plan } from '../../src/plan/index.ts';
import type { Places } from './walk.ts';

/**
 * The lists of the census. `limit`: held at the limit of the model, because the body does not bound what it costs. `unread`: in a message of a
 * WebSocket.
 */
export const LISTS = ['free', 'bytes', 'billed', 'limit', 'model', 'owned', 'refused', 'unread'] as const;
export type List = (typeof LISTS)[number];

/** A route, and a small body and parameters that it takes. */
export interface Probed {
  readonly plan: Plan;
  readonly route: ForwardRoute;
  readonly body: object;
  readonly params: Readonly<Record<string, string>>;
}

export interface Classified {
  readonly list: List;
  /** The values that are refused, if others are not; as JSON. */
  readonly refused: readonly string[];
  /** The refusal, if it is about another place: then nobody knows what happens to this one. */
  readonly untried?: string;
}

/** A kind of value that has no text of its own, so that its bytes cost nothing. */
const CLOSED = /^(?:number|boolean|false|true|"|-?\d)/;
const TEXT = 'x';
/** How many forms of the members beside a place are tried. */
const FORMS = 4;

/** Values of a kind of place. */
function samples(kind: string): readonly unknown[] {
  if (kind === 'number' || kind === 'bigint') return [1, 3];
  if (kind === 'boolean') return [false, true];
  if (kind === 'object') return [{}];
  return /^["\d-]|^(?:true|false)$/.test(kind) ? [JSON.parse(kind)] : [TEXT];
}

interface Step {
  readonly name: string;
  readonly tag: readonly [name: string, value: string] | undefined;
  /** The path up to here. */
  readonly path: string;
}

/** The steps of `/tools/*[type=custom]/name`. */
function stepsOf(path: string): readonly Step[] {
  return [...path.matchAll(/\/((?:[^/[]|\[\])+)(?:\[(\w+)=([^\]]*)\])?/g)].map((match) => {
    const [text, name = '', tag, value = ''] = match;
    return { name, tag: tag === undefined ? undefined : [tag, value], path: path.slice(0, match.index + text.length) };
  });
}

/** Tries bodies on a route. */
export class Prober {
  readonly #places: Places;
  readonly #probed: Probed;
  readonly #base: Run;
  /** The paths of the required members of an object, each with the places below it. */
  readonly #required = new Map<string, Map<string, string[]>>();

  /** @throws Refusal if the route does not take the small body itself */
  constructor(places: Places, probed: Probed) {
    this.#places = places;
    this.#probed = probed;
    this.#base = run(probed, probed.body);
    if (this.#base.refusal !== undefined) throw this.#base.refusal;
    for (const member of places.required) {
      const holder = member.slice(0, member.lastIndexOf('/'));
      const members = this.#required.get(holder) ?? new Map<string, string[]>();
      this.#required.set(holder, members.set(member, []));
    }
    for (const path of places.values.keys()) {
      for (const { path: at } of stepsOf(path)) {
        const plain = at.replace(/\[\w+=[^\]]*\]$/, '');
        this.#required
          .get(plain.slice(0, plain.lastIndexOf('/')))
          ?.get(plain)
          ?.push(path);
      }
    }
  }

  /** A body with a value at a place, and with what the objects on the way must have. */
  body(path: string, value: unknown): unknown {
    return this.#body(stepsOf(path), value, 0);
  }

  /** The list of a place. */
  classify(path: string): Classified {
    const kinds = this.#places.values.get(path) ?? [];
    const lists = kinds.flatMap(samples).map((value) => ({ value, list: this.#listOf(path, value) }));
    const taken = lists.filter(({ list }) => list !== 'refused');
    if (taken.length === 0) return { list: 'refused', refused: [], ...this.#untried(path, lists[0]?.value) };
    const list = LISTS.findLast((each) => taken.some((found) => found.list === each)) ?? 'free';
    const refused = lists.flatMap((list) => (list.list === 'refused' ? [JSON.stringify(list.value)] : []));
    return { list: list === 'bytes' && kinds.every((kind) => CLOSED.test(kind)) ? 'free' : list, refused };
  }

  #untried(path: string, value: unknown): Pick<Classified, 'untried'> {
    const messages = Array.from({ length: FORMS }, (_none, form) => {
      const { refusal } = run(this.#probed, this.#body(stepsOf(path), value, form));
      return refusal?.message ?? '';
    });
    return messages.some((message) => isAbout(message, path)) ? {} : { untried: messages[0] ?? '' };
  }

  #listOf(path: string, value: unknown): List {
    const { route } = this.#probed;
    const source = route.model?.source;
    if (source?.in === 'body' && path === `/${source.at.join('/').replace(/\d+$/, '*')}`) return 'model';
    let list: List = 'refused';
    for (let form = 0; form < FORMS; form += 1) {
      const found = this.#listIn(path, value, form);
      if (LISTS.indexOf(found) < LISTS.indexOf(list)) list = found;
      if (list !== 'refused' && list !== 'limit') return list;
    }
    return list;
  }

  /** @param form which form the members beside the place have. */
  #listIn(path: string, value: unknown, form: number): List {
    const steps = stepsOf(path);
    const last = steps.at(-1);
    const isRequired = last !== undefined && this.#places.required.has(last.path.replace(/\[\w+=[^\]]*\]$/, ''));
    const without = run(this.#probed, this.#body(steps.slice(0, -1), undefined, form));
    const base = isRequired || without.refusal !== undefined ? this.#base : without;
    const probe = run(this.#probed, this.#body(steps, value, form));
    const { refusal } = probe;
    if (refusal !== undefined) return refusal.kind === 'resource_not_found' ? 'owned' : 'refused';
    return judge(probe, base, this.#probed);
  }

  /** The base with a value at a place, and with what the objects on the way must have. @param value undefined: only the way */
  #body(steps: readonly Step[], value: unknown, form: number): unknown {
    const root: unknown = structuredClone(this.#probed.body);
    this.#put(root, steps, value, form, 0);
    return root;
  }

  #put(root: unknown, steps: readonly Step[], value: unknown, form: number, depth: number): void {
    let at: unknown = root;
    for (const [index, { name, tag, path }] of steps.entries()) {
      const isLast = index === steps.length - 1;
      const key = Array.isArray(at) ? 0 : name === '{}' ? TEXT : name;
      const holder = Object(at);
      const before: unknown = holder[key];
      const isList = steps[index + 1]?.name === '*';
      if (isLast && value !== undefined) holder[key] = value;
      else if (isList) holder[key] = Array.isArray(before) ? before : [];
      else holder[key] = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
      at = holder[key];
      if (typeof at !== 'object' || at === null || Array.isArray(at)) continue;
      if (tag !== undefined) Object(at)[tag[0]] = tag[1];
      if (depth < 4) this.#fill(at, path, steps[index + 1]?.name, form, depth);
    }
  }

  /** Adds the members that an object must have. */
  #fill(holder: object, path: string, except: string | undefined, form: number, depth: number): void {
    for (const [member, below] of this.#required.get(path) ?? []) {
      const name = member.slice(path.length + 1);
      if (name === except || Object.hasOwn(holder, name)) continue;
      const forms = [...new Set(below.map((place) => stepsOf(place)[stepsOf(path).length]?.path ?? ''))];
      const chosen = forms[form % Math.max(forms.length, 1)];
      const place = below.find((place) => place === chosen || place.startsWith(`${chosen}/`));
      if (place === undefined) continue;
      if (form % 2 === 1 && place.startsWith(`${member}/*`)) {
        Object(holder)[name] = [];
        continue;
      }
      const [value] = (this.#places.values.get(place) ?? []).flatMap(samples);
      const steps = stepsOf(place).slice(stepsOf(path).length);
      this.#put(holder, steps, value, form, depth + 1);
    }
  }
}

/** Whether a refusal is about a place, something around it, or the kind of that: `tools[0].type must be …` for `/tools/*[x]/name`. */
function isAbout(message: string, path: string): boolean {
  const [, named = ''] = /^'?(\S+?)'? /.exec(message) ?? [];
  const place = `/${named
    .split(/\.|(?=\[)/)
    .map((step) => step.replace(/^\[\d+\]$/, '*'))
    .join('/')}`;
  const around = / is required/.test(message) ? place : place.replace(/\/[^/]*$/, '');
  const own = path.replaceAll(/\[\w+=[^\]]*\]/g, '');
  const isIn = (other: string) => other !== '' && (own === other || own.startsWith(`${other}/`));
  return isIn(place) || isIn(around);
}

interface Run extends DryRun {
  readonly bytes: number;
}

function run({ plan, route, params }: Probed, body: unknown): Run {
  const rawBody = Buffer.from(JSON.stringify(body));
  return { ...dryRun(plan, route, { rawBody, params, allowDisabled: true }), bytes: rawBody.length };
}

type Quote = NonNullable<DryRun['found']['quote']>;

function valuesOf(quote: Quote): Readonly<Record<string, unknown>> {
  return 'read' in quote ? quote.read.values() : quote.facts;
}

/** Compares the hold of a probe with the hold of the same body without the place. */
function judge(probe: Run, base: Run, { route }: Probed): List {
  if (probe.found.needs.some(({ id }) => id === TEXT)) return 'owned';
  const { quote } = probe.found;
  const before = base.found.quote;
  if (quote === undefined || before === undefined) return 'bytes';
  const values = valuesOf(quote);
  const old = valuesOf(before);
  const branch = route.branches.find(({ name }) => name === probe.found.branch);
  const facts = branch?.meter?.facts ?? branch?.billing?.facts ?? [];
  if (facts.some(({ name, source }) => isOf(fits, source) && values[name] === false)) return 'limit';
  if (facts.some(({ name, source }) => source.from !== 'cel' && values[name] !== old[name])) return 'billed';
  // The gateway may add members of its own, such as stream_options.
  const grown = branch?.meter === undefined ? 0n : BigInt(Math.abs(probe.bytes - base.bytes) + 64);
  const isText = (now: unknown, then: unknown) =>
    now === then || (typeof now === 'bigint' && typeof then === 'bigint' && now - then <= grown && then - now <= grown);
  if (Object.keys(values).some((name) => !isText(values[name], old[name]))) return 'billed';
  if (!('hold_units' in quote && 'hold_units' in before))
    return quote.hold_nano === before.hold_nano ? 'bytes' : 'billed';
  const isBytes = quote.hold_units.every(({ units_nano }, index) => {
    const more_nano = units_nano - (before.hold_units[index]?.units_nano ?? 0n);
    return more_nano <= grown * 1_000_000_000n;
  });
  return isBytes ? 'bytes' : 'limit';
}

/**
 * The census of members: what the gateway does with each member of a request, and of the usage in an answer, that the SDKs of vendors have.
 * What happens to a member is derived from the compiled plan (`classify.ts`). `census.yaml` says what the plan cannot say:
 *
 * - `limit`: members that are held at the limit of the model on purpose. Any other that the plan holds so is in no list.
 * - `unread`: members of messages of a WebSocket that `messages` does not read. Any other is in no list.
 * - `local`: members that look as if they named a model, a price or a thing of another account, and do not.
 * - `reported`: numbers in answers that are not counted, because another count has them, or because they cost nothing.
 * - `client`: members of the SDK that are not sent in the body.
 *
 * A pattern is a name, or the beginning of a path such as `/tools/*[web_fetch_20250910]`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { compileConfig } from '../../src/config/compile-config.ts';
import { ownValue, type Pointer, pointerText } from '../../src/lib/json/pointer.ts';
import type { CountPlan, ForwardRoute, Plan } from '../../src/plan/index.ts';
import { type Classified, type List, Prober } from './classify.ts';
import { type Places, walkTypes } from './walk.ts';

const root = resolve(import.meta.dirname, '../..');

/** One route in `census.yaml`. */
export interface Entry {
  readonly name: string;
  readonly file: string;
  readonly route: string;
  readonly params?: Readonly<Record<string, string>>;
  /** The package whose types are walked; absent: `places` has the members. */
  readonly sdk?: string;
  /** A TypeScript type. */
  readonly body?: string;
  /** The values at each place, as `|`-separated kinds. */
  readonly places?: Readonly<Record<string, string>>;
  /** More places that their object must have here. */
  readonly required?: readonly string[];
  /** Whether the SDK sends the names of its types in snake case. */
  readonly snake?: boolean;
  /** Names of members that the SDK sends under other names. */
  readonly rename?: Readonly<Record<string, string>>;
  /** A small body that the route takes. A WebSocket has none: its members are in messages. */
  readonly base?: object;
  /** Whether the members that `base` does not have are sent in the query or in headers. */
  readonly query?: boolean;
  /** The TypeScript types of answers and of the events of streams. */
  readonly answers?: readonly string[];
  readonly limit?: readonly string[];
  readonly unread?: readonly string[];
  readonly local?: readonly string[];
  readonly reported?: readonly string[];
  readonly client?: readonly string[];
  /** What the vendor looks up by ids that the gateway does not see; for the page. */
  readonly unseen?: string;
}

export interface Member extends Classified {
  /** For display: `/tools/*[custom]/name`. */
  readonly path: string;
  /** Makes a body of the route with a text at this place. */
  body(value: string): unknown;
}

/** A number in an answer, and whether a count of the rule reads it. */
export interface Usage {
  readonly path: string;
  readonly isCounted: boolean;
}

export interface Census {
  readonly entry: Entry;
  readonly members: readonly Member[];
  readonly usage: readonly Usage[];
  /** Places that are in no list, each with the reason, and patterns that fit no place. */
  readonly undecided: readonly string[];
}

const PRELUDE = `
import type * as G from '@google/genai';
/** The members of this type that are not part of generationConfig. */
type Top = 'safetySettings' | 'tools' | 'toolConfig' | 'labels' | 'cachedContent' | 'serviceTier' | 'modelArmorConfig' | 'store' | 'continuationToken' | 'automaticContinuation' | 'generationOutputConfig';
`;

/** Reads `census.yaml`. */
export function readEntries(): readonly Entry[] {
  return parse(readFileSync(resolve(import.meta.dirname, 'census.yaml'), 'utf8'));
}

/** Takes the census of the entries. Starts the TypeScript compiler once. */
export function takeCensus(entries: readonly Entry[] = readEntries()): readonly Census[] {
  const types = entries.flatMap(({ body, answers = [] }, index) => [
    ...(body === undefined ? [] : [`export type Body${index} = ${body};`]),
    ...(answers.length === 0 ? [] : [`export type Answer${index} = ${answers.join(' | ')};`]),
  ]);
  const walked = walkTypes(`${PRELUDE}${types.join('\n')}\n`);
  return entries.map((entry, index) => {
    const places = entry.places === undefined ? walked.get(`Body${index}`) : placesOf(entry.places);
    if (places === undefined) throw new Error(`${entry.name} has no type`);
    return takeOne(entry, inWire(places, entry), walked.get(`Answer${index}`));
  });
}

function takeOne(entry: Entry, places: Places, answers: Places | undefined): Census {
  const route = routeOf(entry);
  const { base: body = {}, params = {} } = entry;
  const prober =
    route.websocket === undefined ? new Prober(places, { plan: planOf(entry.file), route, body, params }) : undefined;
  const paths = [...places.values.keys()].filter((path) => path !== '');
  const members = paths.flatMap((path): readonly Member[] => {
    const shown = shownPath(path);
    if (isIn(entry.client, shown)) return [];
    if (prober === undefined)
      return [{ path: shown, list: inMessages(shown, route), refused: [], body: () => undefined }];
    const sent = asSent(prober.classify(path), path, entry, route);
    return [{ path: shown, ...sent, body: (value) => prober.body(path, value) }];
  });
  const numbers = answers === undefined ? [] : [...inWire(answers, entry).values];
  const usage = numbers.flatMap(([path, kinds]): readonly Usage[] => {
    const place = path.replaceAll(/\[\w+=[^\]]*\]/g, '');
    if (!kinds.includes('number') || !place.split('/').some((name) => BILLED.test(snakeCase(name)))) return [];
    return [{ path: shownPath(path), isCounted: countsAt(route, place) }];
  });
  const shown = paths.map(shownPath);
  const undecided = [
    ...members.flatMap((member) => doubtOf(member, entry) ?? []),
    ...usage.flatMap(({ path, isCounted }) =>
      isCounted || isIn(entry.reported, path) ? [] : [`${path} of an answer is in no list: no count reads it`],
    ),
    ...(['limit', 'unread', 'local', 'client'] as const).flatMap((list) => idle(list, entry, shown)),
    ...idle(
      'reported',
      entry,
      usage.map(({ path }) => path),
    ),
  ];
  return { entry, members, usage, undecided };
}

/** The list of a member of a caller's message of a WebSocket. */
function inMessages(shown: string, { websocket }: ForwardRoute): List {
  const { values = [], owned = [] } = websocket?.messages ?? {};
  const path = shown.replaceAll(/\[[^\]]*\]/g, '');
  const isAt = ({ at }: { readonly at: Pointer }) => `${path}/`.startsWith(`${pointerText(at)}/`);
  if (owned.some(isAt)) return 'owned';
  const found = values.find(isAt);
  if (found === undefined) return 'unread';
  // Of a value that is a text or an object, only texts are accepted.
  return found.accepts.length > 0 && path === pointerText(found.at) ? 'free' : 'refused';
}

/** Names that may say who answers, what it costs, or whose thing it is. */
const TELLING =
  /(?:^|_)(?:model|models|tier|speed|priority|geo|region|id|ids|uri|uris|container|conversation|store|stores|cache|cached_content|connector|voice|datastore|engine|bucket)$|^(?:fallbacks?|prompt|file)$/;

/** Names of what an answer may be billed by. */
const BILLED =
  /usage|tokens?(?:_count)?$|_units$|credits|duration|seconds$|cost|billed|_searches$|_requests$|pages_processed|character_count/;

/** What happens to the members of lists that `census.yaml` writes. */
const HAPPENS = { unread: 'passed on unread', limit: 'held at the limit' };

/** Why a member is in no list. */
function doubtOf({ path, list, untried }: Member, entry: Entry): string | undefined {
  if (untried !== undefined) return `${path} cannot be tried: ${untried}`;
  if (list === 'unread' || list === 'limit')
    return isIn(entry[list], path) ? undefined : `${path} is in no list: it is ${HAPPENS[list]}`;
  if (list === 'model' || list === 'owned' || list === 'refused' || isIn(entry.local, path)) return undefined;
  const name = path.split('/').findLast((step) => !/^[*{]/.test(step)) ?? '';
  return TELLING.test(snakeCase(name.replace(/\[.*$/, '')))
    ? `${path} is in no list: it may name a model, a price or a thing of another account`
    : undefined;
}

/** The patterns of a list that fit nothing. */
function idle(
  list: 'limit' | 'unread' | 'local' | 'reported' | 'client',
  entry: Entry,
  paths: readonly string[],
): readonly string[] {
  return (entry[list] ?? []).flatMap((pattern) =>
    paths.some((path) => fits(pattern, path)) ? [] : [`${list}: ${pattern} fits no member`],
  );
}

function isIn(patterns: readonly string[] | undefined, path: string): boolean {
  return patterns?.some((pattern) => fits(pattern, path)) ?? false;
}

/** Whether a pattern is the name of a place, or the place itself or one around it. */
function fits(pattern: string, path: string): boolean {
  if (!/^[/[]/.test(pattern)) return path.split('/').some((name) => name === pattern || name.startsWith(`${pattern}[`));
  return path === pattern || path.startsWith(`${pattern}/`) || path.startsWith(`${pattern}[`);
}

/** `/tools/*[type=custom]/name` as `/tools/*[custom]/name`. */
function shownPath(path: string): string {
  return path.replaceAll(/\[\w+=([^\]]*)\]/g, '[$1]');
}

function placesOf(places: Readonly<Record<string, string>>): Places {
  const values = new Map(Object.entries(places).map(([path, kinds]) => [path, kinds.split('|')] as const));
  return { values, required: new Set() };
}

/** The places with the names that the SDK sends. */
function inWire({ values, required }: Places, { snake = false, rename = {}, required: more = [] }: Entry): Places {
  const named = (name: string) => rename[name] ?? (snake ? snakeCase(name) : name);
  const wire = (path: string) => path.replaceAll(/\/([^/[]+)/g, (_all, name: string) => `/${named(name)}`);
  return {
    values: new Map([...values].map(([path, kinds]) => [wire(path), kinds])),
    required: new Set([...required, ...more].map(wire)),
  };
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What happens to a member of a form or of a query. */
function asSent(classified: Classified, path: string, { query, base = {} }: Entry, route: ForwardRoute): Classified {
  const name = /^\/([^/[]+)/.exec(path)?.[1] ?? '';
  const { form, model } = route;
  if (query === true && !Object.hasOwn(base, name)) {
    if (model?.source.in === 'query' && model.source.name === name) return { list: 'model', refused: [] };
    // A parameter or a header that the interface does not forward does not reach the upstream.
    const { forward_query, forward_headers } = route.interface;
    return { list: [...forward_query, ...forward_headers].includes(name) ? 'free' : 'refused', refused: [] };
  }
  // A part that the form does not declare is refused.
  return form === undefined || form.has(name) || form.has(`${name}[]`) ? classified : { list: 'refused', refused: [] };
}

/** Whether a count of the route's rules reads this place of an answer. */
function countsAt({ branches }: ForwardRoute, place: string): boolean {
  return branches.some(({ meter }) => meter?.counts.some((count) => readsPlace(count, place)));
}

function readsPlace({ source }: CountPlan, place: string): boolean {
  const each = ownValue(source, 'each');
  const below = Array.isArray(each) ? `/*/${each.join('/')}` : '';
  return source.at.some((pointer) => place === `/${pointer.join('/')}${below}`);
}

/** The route of an entry. */
export function routeOf({ file, route: name }: Entry): ForwardRoute {
  const route = planOf(file).routes.find((route) => route.name === name);
  if (route?.action !== 'forward') throw new Error(`${file} has no route ${name}`);
  return route;
}

const plans = new Map<string, Plan>();

/** The plan of a file, whose upstreams are all on. */
export function planOf(file: string): Plan {
  const known = plans.get(file);
  if (known !== undefined) return known;
  const upstreams = (name: string) => ({ url: `http://127.0.0.1:9/${name}`, secret: 'upstream-secret' });
  const { plan, diagnostics } = compileConfig(resolve(root, file), { env: {}, upstreams });
  if (plan === undefined) throw new Error(`${file} does not compile: ${JSON.stringify(diagnostics, null, 2)}`);
  plans.set(file, plan);
  return plan;
}

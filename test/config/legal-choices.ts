/** Changes of the shipped file that are an operator's choice: another name on an interface, another price, an optional part left out. */
import { parse } from 'yaml';
import type { MistakeKind, SingleMistake } from './single-mistakes.ts';

/** The reason why changes are choices, and the kinds and the paths of these changes. */
type Choice = readonly [why: string, kinds: readonly MistakeKind[], path: RegExp];

const spelling: readonly MistakeKind[] = ['misspelt key', 'misspelt value'];
const anything: readonly MistakeKind[] = [...spelling, 'value of another type', 'left out'];

const CHOICES: readonly Choice[] = [
  [
    'variables of the environment, none of which is set here',
    spelling,
    /^(upstreams|store|media|server\.tracing)\..*(env|default)$/,
  ],
  [
    'credentials and headers as each vendor names them',
    spelling,
    /^(upstreams|interfaces)\..*\.(auth|forward|idempotency|request_id|log_headers|limit_headers)\b/,
  ],
  [
    'an upstream without credential, with the usual time-outs',
    ['left out'],
    /^upstreams\..*\.(auth|timeout|scheme|connect|headers|idle)$/,
  ],
  ['the url of the upstream that it is like', ['left out'], /^upstreams\.(?!cloud\.).*\.url$/],
  ['the name of an interface to which nothing refers', ['misspelt key'], /^interfaces\.(video|account)$/],
  [
    'what an interface passes on',
    ['left out'],
    /^interfaces\..*\.(auth|forward|idempotency|scheme|request_id|log_headers|limit_headers)\b/,
  ],
  [
    'paths, headers and counts as vendors name them',
    [...spelling, 'value of another type'],
    /^each\.(family\..*\.(env|videos)|version|resource|header|usage)\b/,
  ],
  ['a header or a version less', ['left out'], /^each\.(header|version)\.\d$/],
  ['trees are free', anything, /^envelopes\.[\w$()]+\.(body|stream|headers)\b/],
  ['the words of an interface', spelling, /^envelopes\.[\w$()]+\.names\.[\w$()]+$/],
  [
    'a kind of error with the name of its parent',
    ['left out'],
    /^envelopes\.[\w$()]+\.names\.(?!(invalid_request|unauthenticated|insufficient_funds|internal)$)\w+$/,
  ],
  ['an envelope without stream or headers', ['left out'], /^envelopes\.[\w$()]+\.(stream|headers)/],
  ['trees are free', anything, /^catalogues\.[\w$()]+\.(item|list)\b/],
  [
    'query parameters as each interface names them',
    spelling,
    /^(catalogues\.[\w$()]+|routes\.[\w$()]+\.(task|resources))\.(page|filters)\b/,
  ],
  [
    'a catalogue of every upstream, with pages in one direction',
    ['left out'],
    /^catalogues\.[\w$()]+\.(upstream|page\.before)$/,
  ],
  ['cards are free', anything, /^models\..*\.card\b/],
  ['a list of one upstream', ['value of another type'], /^models\..*\.upstream$/],
  ['the id of a model', ['misspelt key', 'left out'], /^models\.[^ ]+$/],
  ['no overdraft, which is the default, and no low wallet', ['left out'], /^currency\.(overdraft|low_wallet)$/],
  ['an amount that is low', spelling, /^currency\.low_wallet$/],
  ['an amount of money', spelling, /^prices\.[\w$()]+\.table\b/],
  [
    'where a body has a value, and its flags',
    anything,
    /^billing\.[\w$()]+\.(facts\.[\w$()]+\.(at|flag|default|assume|count)|actual\.at|counts)\b/,
  ],
  ['the values of a fact; no rule asks for others', ['left out'], /^billing\.[\w$()]+\.facts\.[\w$()]+\.enum\.\d$/],
  ['which classes are held: one may cover another', ['left out'], /^billing\.[\w$()]+\.hold\.[\w$()]+$/],
  [
    'where an answer has its final counts, or its failure',
    [...spelling, 'left out'],
    /^billing\.[\w$()]+\.(final|failed)$/,
  ],
  ['the cap, and classes that are not estimated', ['left out'], /^billing\.[\w$()]+\.(cap|without_usage\.[\w$()]+)$/],
  [
    'members and values of bodies',
    spelling,
    /^billing\.[\w$()]+\.facts\.(from_draft|reference(_seconds)?(\.media)?)\.cel$/,
  ],
  [
    "an upstream's task as its interface has it",
    anything,
    /^tasks\.[\w$()]+\.(id|query|status|unknown_outcome|nothing_made|deadline)\b/,
  ],
  ['settings with a default', ['left out'], /^(server|settle|media)\b/],
  [
    'lengths of time, sizes and addresses',
    spelling,
    /^(server|settle|media)\.|\.(body_limit|drain\.[\w$()]+)$|\.(deadline|keep|within|connect|headers|idle)$/,
  ],
  ['the name of a route', ['misspelt key'], /^routes\.[\w$()]+$/],
  ['public and upstream paths', spelling, /^routes\.[\w$()]+\.(match|forward\.path)$/],
  [
    'where a body names the model, and which members go up',
    spelling,
    /^routes\.[\w$()]+(\.branches\.\d)?\.(model\.at|forward\.only|shorthand)\b/,
  ],
  [
    'which resources a route makes and needs',
    [...spelling, 'left out'],
    /^routes\.[\w$()]+\.(creates_resource|requires_owner|removes_resource)\b/,
  ],
  [
    'lists of tasks and of resources, and what callers see of their account, are trees',
    anything,
    /^routes\.[\w$()]+\.(task\.(list|item)|resources\.(item|answer)|account\.(item|answer))\b/,
  ],
  ['where an upstream has the record of a resource', spelling, /^routes\.[\w$()]+\.resources\.(query|record)$/],
  [
    'a route, a rule or a filter less',
    ['left out'],
    /^routes\.[\w$()]+(\.(body|body_limit|drain|resources|removes_resource|billing|model|catalogue|on_abort|forward|examples|branches|task)\b.*)?$/,
  ],
  ['what an example sends, and its name', anything, /^routes\.[\w$()]+\.examples\b/],
  ['a default less', ['left out'], /^fills\.[\w$()]+\b/],
];

/** Whether a change without findings is an operator's choice, or has no effect. */
export function isLegal(mistake: SingleMistake, original: string): boolean {
  if (CHOICES.some(([, kinds, path]) => kinds.includes(mistake.kind) && path.test(mistake.path))) return true;
  return JSON.stringify(parse(mistake.text())) === JSON.stringify(parse(original));
}

/** Changes whose finding is at another place and does not name them, such as an example with another price or an unused entry. */
const ELSEWHERE: readonly Choice[] = [
  ['an example shows it', anything, /^(billing|prices|fills|models)\b/],
  [
    'whatever uses the section is reported',
    ['left out'],
    /^(models|tasks|fills|catalogues|billing|prices|upstreams|interfaces|envelopes)\b/,
  ],
  ['its tasks are no longer created or fetched', ['left out'], /^routes\b/],
];

/** Whether the finding of this change is at another place. */
export function isFoundElsewhere({ kind, path }: SingleMistake): boolean {
  return ELSEWHERE.some(([, kinds, pattern]) => kinds.includes(kind) && pattern.test(path));
}

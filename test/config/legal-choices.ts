/** Changes of the shipped file that are an operator's choice: another name on an interface, another price, an optional part left out. */
import { parse } from 'yaml';
import type { Diagnostic, DiagnosticCode } from '../../src/config/read/diagnostic.ts';
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
  ['an interface to which nothing refers', ['misspelt key', 'left out'], /^interfaces\.(video|account|openai|vertex)$/],
  ['an interface that is like no other', ['left out'], /^interfaces\.\w+\.like$/],
  ['one prefix or several', ['value of another type'], /^interfaces\.\w+\.prefix$/],
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
  ['the words of an interface', anything, /^envelopes\.[\w$()]+\.names\.[\w$()]+(\.\w+)?$/],
  ['the envelope of the interface that it is like', ['left out'], /^interfaces\.[\w$()]+\.envelope$/],
  ['pointers of final counts, one or several', ['value of another type'], /^billing\.[\w$()]+\.final$/],
  ['a kind of resource less', ['left out'], /^each\.resource\.\w+$/],
  ['statuses with their defaults', ['left out'], /^envelopes\.[\w$()]+\.statuses\b/],
  ['no limits, which is the default', ['left out'], /^limits$/],
  ['what an interface counts as tokens', ['left out'], /^billing\.[\w$()]+\.tokens\b/],
  ['an item of a list of texts, such as an event of an example, twice', ['line twice'], /^$/],
  ['an example twice', ['line twice'], /^routes\.[\w$()]+\.examples\b/],
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
  ['the classes that limits count as tokens', ['left out'], /^billing\..*\.tokens\.\d$/],
  ["an upstream's name of a model", spelling, /^models\..*\.as$/],
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
    /^routes\.[\w$()]+(\.(body|file|body_limit|drain|resources|removes_resource|billing|model|catalogue|on_abort|forward|examples|branches|task)\b.*)?$/,
  ],
  ['what an example sends, and its name', anything, /^routes\.[\w$()]+\.examples\b/],
  ['the table of the prices that it is like', ['left out'], /^prices\.\w+\.table$/],
  [
    'what a rule has from the one that it is like, and values that are not checked',
    ['left out'],
    /^billing\.\w+\.(hold|actual|facts\.\w+|facts\.\w+\.(enum|values(\.\d)?))$/,
  ],
  ['one pointer or several', ['value of another type'], /^(billing\.\w+\.failed|routes\.[\w$()]+\.facts\.\w+\.at)$/],
  ['which event an upstream adds', spelling, /^fills\.\w+\.hide\.\w+$/],
  ['a default less', ['left out'], /^fills\.[\w$()]+\b/],
];

/** Whether a change without findings is an operator's choice, or has no effect. */
export function isLegal(mistake: SingleMistake, original: string): boolean {
  if (CHOICES.some(([, kinds, path]) => kinds.includes(mistake.kind) && path.test(mistake.path))) return true;
  return JSON.stringify(parse(mistake.text())) === JSON.stringify(parse(original));
}

/** Why a mistake may have a finding at another place that does not name it, or several, and which findings these may be. */
type Exception = readonly [
  why: string,
  codes: readonly DiagnosticCode[],
  kinds: readonly MistakeKind[] | undefined,
  path: RegExp,
];

const EXCEPTIONS: readonly Exception[] = [
  [
    'an example shows it: each example with another outcome is a finding, at the example',
    ['example-failed'],
    undefined,
    /^(billing|prices|fills|models|routes|each)\b/,
  ],
  [
    'a file less: each name that it declared, or alone used, is a finding',
    ['missing-key', 'unknown-reference', 'unknown-default', 'unknown-limit', 'bad-like', 'unused'],
    ['left out'],
    /^include\b/,
  ],
  ['a prefix less: each route that was under it', ['outside-prefix'], ['left out'], /^interfaces\.\w+\.prefix\.\d$/],
  [
    'another upstream of a rule for models: the models that only it took',
    ['unknown-reference', 'unused'],
    ['misspelt value'],
    /^routes\.[\w$()]+\.model\.upstream\b/,
  ],
  [
    'the first line of an example twice: the first one has nothing else',
    ['bad-example'],
    ['line twice'],
    /^routes\.[\w$()]+\.examples\.\d+\.name$/,
  ],
  ['each variable that is not set is a finding', ['missing-env'], undefined, /^upstreams\b/],
  [
    'a declaration less: each line that names it, and what only it named',
    ['unknown-reference', 'unknown-default', 'unknown-limit', 'bad-like', 'outside-prefix', 'unused'],
    ['left out'],
    /^(upstreams|interfaces|envelopes|catalogues|tasks|fills|billing|prices)(\.[\w$()]+)?$/,
  ],
  [
    'a list less: each line that repeats something for its names, or uses what was made for them',
    ['bad-placeholder', 'unknown-reference', 'bad-like', 'unused', 'unknown-fact', 'example-failed'],
    ['left out', 'misspelt key'],
    /^each(\.(family|usage)(\.\w+)?)?$/,
  ],
  [
    'a model less: the branches, the routes, the tables and the examples that were for it',
    ['unknown-reference', 'unreachable-branch', 'unused', 'unknown-type', 'example-failed'],
    ['left out'],
    /^models(\.[^ .]+(\.\d)?)?$/,
  ],
  [
    'a model with another id: the branches that were for it, and the examples that name it',
    ['price-unit', 'unreachable-branch', 'unknown-reference'],
    ['misspelt key'],
    /^models\.[^ ]+$/,
  ],
  ['a table with another number of levels than `by`', ['price-depth'], ['left out'], /^prices\.\w+\.by\.\d$/],
  [
    'a fact, a count or what a rule is like less: each expression that uses it, and what only it used',
    ['unknown-fact', 'unknown-default', 'unknown-limit', 'unused', 'missing-key'],
    ['left out'],
    /^billing\.\w+\.(like$|facts$|facts\.\w+$|counts\b)/,
  ],
  [
    'a value of an enum less, or all of them: each table, default and expression that has it',
    ['expression-value', 'price-unknown-value', 'bad-default', 'price-by', 'example-failed'],
    ['left out'],
    /^billing\.\w+\.facts\.\w+\.enum\b/,
  ],
  [
    'a default of a fact that is not that of the model: the model has it for nothing',
    ['unknown-default', 'bad-default'],
    ['value of another type'],
    /^billing\.\w+\.facts\.\w+\.default$/,
  ],
  [
    'a class that is not charged: its hold, its prices and its place among the tokens',
    ['uncharged', 'price-unknown-value', 'unknown-reference', 'unused'],
    ['left out'],
    /^billing\.\w+\.charge\.\w+$/,
  ],
  [
    'a route, or a part of it, less: what only it used, created or polled',
    ['unused', 'unknown-reference', 'example-failed'],
    ['left out'],
    /^routes(\.[\w$()]+(\.(creates_resource|task|branches\.\d\.fill|fill)\b.*)?)?$/,
  ],
  [
    'the branches of a route: models take another one, where other rules and tables apply',
    ['price-unit', 'unreachable-branch', 'bad-example', 'unused', 'unbilled'],
    ['left out', ...spelling],
    /^routes\.[\w$()]+\.branches(\.\d+)?(\.when\b.*)?$/,
  ],
  [
    'a route that takes more models: each lacks what the billing rule of the route needs',
    ['price-missing', 'default-missing', 'unknown-fact'],
    ['left out'],
    /^routes\.[\w$()]+\.model\.(type|upstream)$/,
  ],
  [
    'two interfaces of one prefix that differ in their keys',
    ['duplicate-prefix'],
    ['left out'],
    /^interfaces\.\w+\.auth$/,
  ],
  [
    'a card has what the catalogue shows no more, or shows what no card has',
    ['unused', 'unknown-name'],
    undefined,
    /^(catalogues\.\w+\.item|models\.[^ ]+\.card)\b/,
  ],
  [
    'of two neighbours with other indents, either may be the wrong one',
    ['yaml-syntax'],
    ['one space too deep', 'one space too shallow'],
    /^(each(\.family)?|routes\.[\w$()]+)$/,
  ],
  [
    'a branch twice: the second has its name, and no requests',
    ['duplicate-branch', 'unreachable-branch'],
    ['line twice'],
    /^routes\.[\w$()]+\.branches\.\d/,
  ],
  [
    'a misspelt fact that is also similar to another one, which both findings suggest',
    ['unused', 'unknown-fact'],
    ['misspelt key'],
    /^billing\.\w+\.facts\.\w+$/,
  ],
  [
    'a parameter of a path: the first of the routes that use its name is named',
    ['unknown-param'],
    ['misspelt value'],
    /^routes\.[\w$()]+\.match$/,
  ],
  [
    'what the other route gave, and the interface of its path',
    ['missing-key', 'outside-prefix'],
    ['left out'],
    /^routes\.[\w$()]+\.like$/,
  ],
  ['the facts of a route: each predicate that uses one', ['unknown-fact'], ['left out'], /^routes\.[\w$()]+\.facts$/],
  ['a catalogue of the models of all upstreams', ['unknown-name'], ['left out'], /^catalogues\.\w+\.upstream$/],
  [
    'a field of a list that only this used: the finding is at the field',
    ['unused'],
    ['left out', 'value of another type'],
    /^routes\.[\w$()]+\.resources\b/,
  ],
  ['a line that opens a bracket', ['yaml-syntax'], ['line twice'], /./],
];

/** Why these findings are the right ones for a mistake; undefined if no reason is listed. */
export function exceptionFor({ kind, path }: SingleMistake, findings: readonly Diagnostic[]): string | undefined {
  return EXCEPTIONS.find(
    ([, codes, kinds, pattern]) =>
      (kinds === undefined || kinds.includes(kind)) &&
      pattern.test(path) &&
      findings.every(({ code }) => codes.includes(code)),
  )?.[0];
}

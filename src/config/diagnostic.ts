/** One finding of the configuration compiler: a closed code, the place at fault, what is wrong there and what to do. */

export type Severity = 'error' | 'warning';

/** Every code with what it means and what to do, in one line. The documentation's table is made from it. */
export const diagnosticHelp = {
  // The text of the file.
  'file-unreadable': 'The file cannot be read, is larger than 1 MiB, or is not UTF-8 text; name another with --config.',
  'yaml-syntax': 'The text is not well-formed YAML 1.2; correct the line that is named.',
  'duplicate-key': 'A mapping has the same key twice; keep one.',
  alias: 'YAML anchors, aliases and merge keys are not admitted; write the value out where it is used.',
  tag: 'YAML tags are not admitted; quote what is meant as a text.',
  // Its shape.
  'unknown-key': 'The key is not one of this mapping; take the one that is suggested or remove it.',
  'missing-key': 'A key that this mapping needs is not there; add it.',
  'wrong-type': 'The value is of another type than the key takes; a text that looks like a number needs quotes.',
  'bad-value': 'The value is not among those that the key takes.',
  'bad-duration': 'Not a length of time; write a whole number and a unit: 250ms, 5s, 2m, 1h, 90d.',
  'bad-size': 'Not a size; write a whole number and a unit: 512KiB, 64MiB, 1GiB.',
  'bad-amount': 'Not an amount; write a plain decimal with at most 9 decimals in quotes: "1.25".',
  'plain-secret': 'A secret stands in the file; put it into an environment variable and write { env: NAME }.',
  'conflicting-keys': 'The keys exclude each other; keep the one that is meant.',
  // Names and the environment.
  'unknown-reference':
    'Nothing of that name is declared (an upstream, price, envelope, billing rule …); declare it or correct the name.',
  'unknown-param': "The name is no parameter of the route's path; write it in braces in `match` or correct the name.",
  'unknown-default':
    'A model has a default that no fact asks for, or a fact asks for one that no model has; correct the name or take it out.',
  'unknown-limit':
    'A model has a limit that no fact asks for, or a fact asks for one that no model has; correct the name or remove it.',
  'unknown-type': 'No model has this type, or nothing asks for models of it; correct the type or add a model.',
  unused: 'Nothing refers to it; let something use it or take it out.',
  'missing-env': 'An environment variable that the configuration needs is not set; set it or give a default.',
  'empty-secret': 'The environment variable of a secret is empty; set it, or leave `auth` out where there is none.',
  'bad-secret': 'A secret has characters that a header cannot carry; look for a line break or a space at either end.',
  // Addresses, headers and paths.
  'bad-store': 'Not the address of a store that can be opened; write sqlite:PATH.',
  'bad-url': "Not an upstream's address; write http:// or https://, a host and if need be a path.",
  'forbidden-header': 'A header that belongs to the connection or to the gateway; take it out.',
  'forbidden-query': "A query parameter that carries the caller's key; it must not go upstream.",
  'duplicate-prefix': 'Two interfaces, or two mounts, have the same prefix; give each its own.',
  'bad-path': 'A path that cannot be routed; its segments are literal, {name} or {name}:verb.',
  'outside-prefix': "A route's path lies outside its interface's prefix, or under the longer one of another.",
  'route-method': 'The method does not fit what the route does.',
  'duplicate-route': 'Two routes take the same requests; keep one.',
  'shadowed-route':
    'Some requests match two routes, and which is meant would be the chance of the router; make one path more literal.',
  // Settings.
  'same-address': 'Two listeners have the same address; give each a port of its own.',
  'bad-settle': 'The pause between polls is longer at first than at last; lower `first` or raise `longest`.',
  // Money.
  'bad-price': 'A price that cannot be read; write a decimal in quotes, such as "1.250000".',
  'price-depth': 'A price table has more or fewer levels of keys than `by` has facts.',
  'price-missing': 'A price table has no price for values that a request may have; add it.',
  'price-by': 'A price table is chosen by a fact without an enum, or for a metered rule by anything but its class.',
  'price-unknown-value': 'A price table has a key that is no value of its fact; correct or remove it.',
  'limit-missing': "A model lacks a limit that a fact of its billing rule asks for; add it to the model's `limits`.",
  'default-missing': "A model lacks a default that a fact falls back on; add it to the model's `defaults`.",
  'price-unit': 'A model is priced by another unit than the billing rule counts.',
  'unknown-fact': 'An expression or price table names a fact that the billing rule does not have.',
  'fact-order': 'A fact is used before its declaration; declare it earlier.',
  'bad-fact': 'A fact that cannot be computed as it is declared.',
  'bad-default':
    "A default that is not of the fact's type or not in its enum, or a value of a fill that the body's schema refuses.",
  'expression-syntax': 'Not a CEL expression; docs/configuration.md shows the language.',
  'expression-type': 'A CEL expression has or takes a value of another type; convert with int(), double() or string().',
  'unknown-function': 'A CEL expression calls a function that there is not; take the one that is suggested.',
  'expression-value':
    "A CEL expression gives or compares with a value that is not in a fact's enum, or has no result for one that is; correct the expression or the enum.",
  'bad-billing':
    'A branch and its rule do not fit: a rule with `actual` bills the task that a branch creates, one with `counts` a request.',
  uncharged:
    'A metered rule holds a class, or declares a count, that its `charge` leaves out, so it would be given away; charge it or take it out.',
  // Envelopes and trees.
  'envelope-kind':
    'An envelope does not name every kind of error, or names one badly; a caller would get a body that its SDK cannot read.',
  'bad-template': 'A ${…} in a tree that is not well-formed, or stands where it cannot.',
  'unknown-name': "A ${name} that this tree does not have, or that no model's card has.",
  // Routes.
  'bad-schema': 'A JSON Schema of request bodies cannot be read or compiled.',
  'bad-model': 'The model rule does not fit what the route does.',
  'bad-page': "The usual size of a page is above the largest, or two of a list's parameters have the same name.",
  'duplicate-branch': 'Two branches of a route have the same name; choose another.',
  'unreachable-branch': 'No request can take the branch; move it up, change its predicate or take it out.',
  'abort-create': 'A creation is cancelled when the caller leaves, and the id of what it made would be lost; drain it.',
  'task-billing': 'Tasks of one kind are billed by two rules; declare a second kind.',
  'nothing-made':
    "A status that a proxy may answer with proves nothing about the upstream; name the upstream's own code with `at` and `in`.",
  'unreachable-tasks':
    'Tasks in the store that have not ended need a task kind or an upstream that is not declared; keep it until they have.',
  'duplicate-status': "A word of the upstream's has two meanings; keep one.",
  'bad-example': 'An example that cannot be run; say which branch, and give the path its parameters.',
  'example-failed': 'A documented request has another outcome than it says; correct the rules or the example.',
} as const;

export type DiagnosticCode = keyof typeof diagnosticHelp;

/** Whether the text is one of the codes. */
export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(diagnosticHelp, text);
}

/** One finding. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** The file's name as the operator gave it. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
  /** JSON Pointer of the value (or key) at fault. */
  readonly pointer: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string | null;
}

/** Findings in the order of the file; those of one place keep their order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** One finding of the configuration compiler: a closed code, the place at fault, what is wrong there and what to do. */

export type Severity = 'error' | 'warning';

/** Every code with what it means and what to do, in one line. The documentation's table is made from it. */
export const diagnosticHelp = {
  // The text of the file.
  'file-unreadable': 'The file cannot be read, is larger than 1 MiB, or is not UTF-8 text; name another with --config.',
  'yaml-syntax': 'The text is not well-formed YAML 1.2; mend the line that is named.',
  'duplicate-key': 'A mapping has the same key twice; keep one.',
  alias: 'YAML anchors, aliases and merge keys are not admitted; write the value out where it is used.',
  tag: 'YAML tags are not admitted; quote a text, and leave other values plain.',
  // Its shape.
  'unknown-key': 'The key is not one of this mapping; take the one that is suggested or remove it.',
  'missing-key': 'A key that this mapping needs is not there; add it.',
  'wrong-type': 'The value is of another type than the key takes; a text that looks like a number needs quotes.',
  'bad-value': 'The value is not among those that the key takes.',
  'bad-duration': 'Not a length of time; write a whole number and a unit: 250ms, 5s, 2m, 1h, 90d.',
  'bad-size': 'Not a size; write a whole number and a unit: 512KiB, 64MiB, 1GiB.',
  'bad-amount': 'Not an amount; write a plain decimal with at most 9 decimals in quotes: "0.46".',
  'plain-secret': 'A secret stands in the file; put it into an environment variable and write { env: NAME }.',
  'conflicting-keys': 'The keys exclude each other; keep the one that is meant.',
  // References and environment.
  'unknown-reference': 'No such upstream, price, envelope, interface, billing rule, task kind, fill or catalogue; add it or mend the name.',
  'unknown-param': "The name is not a parameter of the route's path.",
  'unknown-default': "The model's defaults lack the name that a fact asks for.",
  'unknown-type': 'No model has this type.',
  'missing-env': 'An environment variable that the configuration needs is not set.',
  'empty-secret': 'The environment variable of a secret is set but empty.',
  'bad-secret': 'A secret has characters that a header cannot carry.',
  'bad-listen': 'Not a host and port to listen on.',
  'bad-store': 'Not the address of a store.',
  'bad-url': 'Not an http:// or https:// address.',
  'bad-path': 'Not a path that can be routed.',
  'bad-pointer': 'Not a JSON Pointer (RFC 6901).',
  'bad-header': 'Not the name of an HTTP header.',
  'forbidden-header': 'A header that must not be set or sent on.',
  'forbidden-query': 'A query parameter that must not be sent on.',
  'duplicate-prefix': 'Two interfaces have the same path prefix.',
  'no-auth': 'An interface has no way to authenticate.',
  // Expressions and trees.
  'unknown-fact': 'An expression names a fact that the billing rule does not have, or has only later.',
  'bad-expression': 'A CEL expression does not compile, or gives a value of another type.',
  'bad-fact': 'A fact cannot be computed as declared.',
  'bad-template': 'A ${name} in a tree is not one of the names that the tree may use.',
  // Schemas of request bodies.
  'bad-schema': 'A JSON Schema of a request body cannot be read or compiled.',
  // Coverage.
  'bad-price': 'A price that cannot be.',
  'price-depth': 'A price table has more or fewer levels than facts in `by`.',
  'price-missing': 'A model can be asked for at a price that its table does not have.',
  'envelope-kind': 'An envelope does not name every kind of error.',
  'duplicate-route': 'Two routes have the same method and path.',
  'shadowed-route': 'A route can never be reached because another takes all of its requests.',
  'unreachable-branch': 'A branch can never be taken because those before it take all of its requests.',
  unused: 'Nothing refers to it.',
  'bad-example': 'A documented request does not have the outcome that it says.',
} as const;

export type DiagnosticCode = keyof typeof diagnosticHelp;

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

/** Defines a finding of the configuration compiler: a closed code, a position, a message and a remedy. */
import type { Position } from './position.ts';

export type Severity = 'error' | 'warning';

/** The meaning and remedy of every code, in one line each. The table in the documentation is generated from it. */
export const DIAGNOSTIC_HELP = {
  // The text of the file.
  'file-unreadable':
    'The file cannot be read, is larger than 1 MiB, or is not UTF-8 text; choose another with --config.',
  'yaml-syntax': 'The text is not valid YAML 1.2; correct the reported line.',
  'duplicate-key': 'A mapping has the same key twice; keep one.',
  alias: 'YAML anchors, aliases and merge keys are not allowed; repeat the value, or use `like` and `each`.',
  tag: 'YAML tags are not allowed; put a value in quotes to make it a string.',
  // Several files, repetition and inheritance.
  'bad-include': 'A file of `include` cannot be used; correct its path or the file.',
  'bad-each':
    'A list of `each` is not a list of texts or a mapping of entries with fields; correct it as the message says.',
  'bad-placeholder':
    'A $(…) names no list or field, or stands where nothing repeats over its list; correct the name, or put it into the key.',
  'bad-like': 'An entry is `like` an entry that its section does not have, or like itself; correct the name.',
  // Its shape.
  'unknown-key': 'The mapping has no such key; use the suggested key or remove it.',
  'old-name': 'Keys have names of an earlier release; `tollgate fmt --upgrade` writes the present ones.',
  'missing-key': 'A required key is missing; add it.',
  'wrong-type': 'The value has the wrong type; a string that looks like a number needs quotes.',
  'bad-value': 'The key does not accept this value; the message says which values it accepts.',
  'bad-duration': 'The value is not a valid duration; write a whole number and a unit: 250ms, 5s, 2m, 1h, 90d.',
  'bad-size': 'The value is not a valid size; write a whole number and a unit: 512KiB, 64MiB, 1GiB.',
  'bad-amount':
    'The value is not a valid amount; write a decimal in quotes, with at most 9 decimal places, or 12 for a price: "1.25".',
  'plain-secret':
    'The configuration contains a secret; move it to an environment variable or a file, and write { env: NAME } or { file: PATH }.',
  'conflicting-keys': 'The keys exclude each other; keep one of them.',
  // Names and the environment.
  'unknown-reference':
    'The name is not declared (an upstream, price table, envelope, billing rule …); declare it or correct the name.',
  'unknown-param': "The route's path has no such parameter; add it in braces to `match` or correct the name.",
  'unknown-default':
    'A model has a default that no fact uses, or a fact uses a default that no model has; correct the name or remove it.',
  'unknown-limit':
    'A model has a limit that no fact uses, or a fact uses a limit that no model has; correct the name or remove it.',
  'unknown-type': 'No model has this type, or no route or catalogue uses it; correct the type or add a model.',
  unused: 'The entry is not used; refer to it or remove it.',
  'missing-env': 'A required environment variable is not set; set it or add a default.',
  'bad-file':
    'The file of a setting is missing, is not a regular text file, is too large, or cannot be read; correct its path or the file.',
  'empty-secret':
    'The environment variable or the file of a secret is empty; set it, or remove `auth` if the upstream needs none.',
  'exposed-secret':
    'Every user of the machine can read the file of a secret; remove the permission of others: chmod o-r FILE.',
  'bad-secret':
    'A secret has characters that a header cannot carry; check for a line break or a space at the start or end.',
  // Addresses, headers and paths.
  'bad-store': 'The value is not a supported store address; write sqlite:PATH.',
  'bad-targets':
    'The targets of an upstream do not fit their use, or every weight is 0; correct them as the message says.',
  'bad-url':
    'The value is not a valid upstream address; write http:// or https://, a host and optionally a path. A warning: the path is also in front of the paths that are sent there.',
  'forbidden-header': 'The connection, the gateway or a credential uses this header; remove it or choose another.',
  'unusual-name':
    'A header, an authentication scheme, a status or the path of a poll is spelt almost like a usual one or like its other use, or `authorization` has no scheme; correct it. If it is meant so, ignore the warning.',
  unowned:
    'A path or a header names a resource that other routes give only to its owner, or that belongs to one caller, but this route gives it to everybody; add `requires_owner`. Or a task is made from an uploaded file, whose content can name what other accounts own, or messages of callers on a WebSocket can; add `lines` or `messages`, or `unread: true` if it is meant so. Or a body can name an earlier answer that has no owner here.',
  'shown-origin':
    'An answer of an example has an address of the upstream itself, and a client that follows it sends its key there; replace it with `rewrite`, or say with `keep: true` that no key is needed there.',
  'unsent-header':
    'A header that callers send does not reach the upstream; add it to `forward.headers` of the interface, or remove it from the example.',
  'forbidden-query': "The query parameter carries the caller's key and must not go upstream; remove it.",
  'duplicate-prefix': 'Two interfaces or two mounts have the same prefix; change one of them.',
  'bad-path': 'The path is not valid; write each segment as a literal, {name} or {name}:verb.',
  'outside-prefix':
    "The path is outside its interface's prefix, or another interface has a longer matching prefix; change the path or the interface.",
  'route-method': 'The method does not fit the action of the route; use one of the suggested methods.',
  'duplicate-route': 'Two routes match the same requests; keep one.',
  'shadowed-route': 'Some requests match two routes and neither is clearly more specific; make one path more literal.',
  // Settings.
  'same-address': 'Two listeners have the same address; give each its own port.',
  'bad-settle':
    'The first pause between polls is longer than the longest one, or a claim or lease is too short; change it as the message says.',
  'bad-rate': 'The value is not a valid rate; write a whole number per minute: 60/min.',
  'bad-limit':
    'The limit counts something that it cannot count, counts it twice, or has a value that it cannot have; the message has the remedy.',
  // Money.
  'bad-price': 'The price is not a valid decimal; write a decimal in quotes, such as "1.250000".',
  'price-depth': 'The levels of a price table do not match the facts in `by`; correct the table or `by`.',
  'price-circle': 'A price table is made of itself; remove one `of` of the circle.',
  'price-missing': 'A price is missing for a model or for a value that a request can have; add it.',
  'price-by':
    'A fact in `by` has no enum, or the table of a metered rule is not by class; add an enum or correct `by`.',
  'price-unknown-value': 'A price table has a key that is not a value of the fact; correct or remove it.',
  'limit-missing': "A model has no value for a limit that its billing rule uses; add it to the model's `limits`.",
  'default-missing': "A model has no value for a default that its billing rule uses; add it to the model's `defaults`.",
  'price-unit':
    "The unit of a model's price table differs from the unit of the billing rule, or from what the rule counts; choose a price table with the same unit.",
  'price-below-cost': 'A price is below what the vendor charges; raise it, or correct the table of the `cost`.',
  'odd-price':
    'A price is swapped with another, or many times above or below those that it is compared with; correct the price or the unit. If it is meant so, ignore the warning.',
  'inherited-price':
    'A model has the price or the cost of another model only because it is `like` it; state it in the model, also if it is the same.',
  'moved-model':
    'A model has the name or the cost that belongs to another upstream, or no name where all others have one, as after a move; state it in the model, also if it is the same.',
  'example-price': 'A price table is still marked as an example; set your prices and remove `example: true`.',
  'unknown-fact': 'The billing rule has no such fact; correct the name or declare the fact.',
  'fact-order': 'A fact is used before it is declared; move its declaration up.',
  'bad-fact': 'The declaration of a fact is not valid; correct it as the message says.',
  'bad-default':
    "A default does not fit the fact's type, enum or values, or the body's schema refuses a value of a fill; correct the value.",
  'expression-syntax': 'The text is not a valid CEL expression; docs/reference/language.md describes the language.',
  'expression-type': 'A CEL expression mixes or returns the wrong types; convert with int(), double() or string().',
  'expression-loop':
    'A CEL expression reads a list or a text again for each element of another list; loop over parts of the element, or use a fact or a schema.',
  'unknown-function': 'A CEL expression calls an unknown function; use the suggested one.',
  'expression-value':
    "A CEL expression uses or returns a value that is not in a fact's enum, or has no result for one that is; correct the expression or the enum.",
  'bad-billing':
    'The billing rule does not fit the branch; a branch that creates a task needs a rule with `actual`, any other needs a rule with `counts`.',
  'dead-fill': 'A value of a fill can never apply, or replaces a model that is billed; remove it, as the message says.',
  unbilled:
    'Callers use models with a price, or a mount, without paying, or a task that failed reports units and costs nothing; add billing, or say that it is intended with billing: none or shared: true. An error if an example expects units or a hold, else a warning.',
  uncharged: 'A metered rule holds a class or declares a count that its `charge` does not use; charge it or remove it.',
  'unknown-member':
    'A fact or a route reads a member of the body that the schema of its bodies does not list, but one with a similar name; correct it.',
  // Envelopes and trees.
  'envelope-kind': 'An envelope has no name for a kind of error; add it to `names`.',
  'bad-template':
    'A ${…} is not valid, is not allowed in this position, or lacks its $; correct it, or write $${ for a literal ${.',
  'unknown-name':
    "The tree has no value with the name in ${…}, or no model's card has it; use one of the suggested names.",
  // Routes.
  'bad-schema': 'A JSON Schema file cannot be read or compiled; correct the path or the file.',
  'bad-model': 'The model rule does not fit its route or its models; correct it as the message says.',
  'bad-form':
    'A form changes its body, or something reads a part that it does not have; correct it as the message says.',
  'bad-page':
    'The default page size is larger than the maximum, or two query parameters have the same name; change one of them.',
  'duplicate-branch': 'Two branches of a route have the same name; rename one.',
  'unreachable-branch': 'No request can take the branch; move it up, change its predicate or remove it.',
  'abort-create': 'The id of a created task or resource would be lost if the caller disconnects; use on_abort: drain.',
  'task-billing': 'Two billing rules bill tasks of the same kind; declare a second kind.',
  'nothing-made':
    "A proxy can also send this status, so it proves nothing about the upstream; check the upstream's own code with `at` and `in`. A warning: a code is a number in quotes, which never equals a number.",
  'unreachable-tasks':
    'Open tasks in the store need a task kind or an upstream that is not declared; keep it until they have ended.',
  'lost-groups': 'Accounts in the store have a group that is not declared; put it back, or move them to another group.',
  'duplicate-status': 'A status of the upstream is listed twice; keep one.',
  'no-answer':
    'No example of a billed route has an answer of the upstream and its units, so a wrong pointer or unit is found only on a bill; add one.',
  'unread-count':
    'No example has an answer with the counts of a billing rule, so `without_usage` or `otherwise` decides each charge, or with the id of a resource, or with a fact of the answer, or a request with the member of a fact; correct the pointer or the header.',
  'small-hold':
    'An example is charged more than is held for it, or a WebSocket may be charged for a longer time, so wallets can fall below zero; raise `hold` of the billing rule.',
  'bad-example': 'The example cannot be played; correct its branch, its path parameters, or what it is after.',
  'example-failed': 'An example does not have its expected outcome; correct the rules or the example.',
} as const;

export type DiagnosticCode = keyof typeof DIAGNOSTIC_HELP;

/** Whether a finding is only advice to the author of the file: nothing is wrong, so a start and a reload do not repeat it. */
export function isAdvice({ code }: Pick<Diagnostic, 'code'>): boolean {
  return code === 'no-answer';
}

/** Whether the text is one of the codes. */
export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(DIAGNOSTIC_HELP, text);
}

export interface Diagnostic extends Position {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** JSON Pointer of the wrong value or key. */
  readonly pointer: string;
  readonly message: string;
  readonly hint: string | null;
  /** The entry with the mistake, if its line stands for several entries. `sortDiagnostics` adds it to the message. */
  readonly within?: string | undefined;
  /** The text of a list of `each` from which the wrong value comes, and the number of entries of that list. */
  readonly listed?: (Position & { readonly of: number }) | undefined;
  /** A name in one spelling, and the other spelling that the remedy suggests. */
  readonly spelling?: readonly [name: string, meant: string] | undefined;
  /** The pointer of the same place in the entry that this one is `like`, if neither of the two states the wrong value itself. */
  readonly inherited?: string | undefined;
}

/** Compiles envelopes: the trees that render errors. Every envelope covers every kind of error. */

import {
  ERROR_KINDS,
  type ErrorKind,
  KIND_PARENT,
  KIND_STATUS,
  NAMED_KINDS,
  type NamedKind,
} from '../../../lib/refusal.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { Envelope, EnvelopeNames, StreamError } from '../../../plan/generated/gateway.d.ts';
import type { EnvelopePlan, ErrorWords } from '../../../plan/index.ts';
import { isReserved } from '../../compile/header-names.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import { readTemplate, readTree } from '../../compile/trees.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';

/** The names that an envelope's trees may use besides the words of its kinds. */
const KNOWN = ['error.message', 'error.status', 'error.retry_after_s', 'request.id'];

/** Names of words that would hide another value. */
const TAKEN: ReadonlySet<string> = new Set(['message', 'status']);

export function compileEnvelopes(scope: Scope): References<EnvelopePlan> {
  return compileSection('envelopes', scope, (name, envelope) => compileEnvelope(name, envelope, scope));
}

function compileEnvelope(name: string, envelope: Envelope, scope: Scope): EnvelopePlan | undefined {
  const place: Path = ['envelopes', name];
  const own = readWords(envelope.names, [...place, 'names'], scope);
  const names = [...new Set([...own.values()].flatMap((words) => [...words.keys()]))];
  // An envelope without words lacks at least the usual one.
  const needed = names.length === 0 ? ['name'] : names;
  const known = [...needed.map((word) => `error.${word}`), ...KNOWN];
  const headers = readHeaders(envelope.headers ?? {}, known, [...place, 'headers'], scope);
  // Without its names, it is unknown which words the trees may use.
  if (scope.repairs.has([...place, 'names'])) return undefined;
  const body = readTree(envelope.body, known, [...place, 'body'], scope);
  const stream = envelope.stream && readStream(envelope.stream, body, known, [...place, 'stream'], scope);
  const websocket = envelope.websocket && {
    data: readStream(envelope.websocket, body, known, [...place, 'websocket'], scope)?.data ?? body,
    codes: envelope.websocket.codes ?? {},
  };
  checkWords(own, needed, [...place, 'names'], scope);
  const words = wordsByKind(names, own);
  const messages = readMessages(envelope.messages ?? {}, known, [...place, 'messages'], scope);
  if (words === undefined) return undefined;
  const statuses = { ...KIND_STATUS, ...envelope.statuses };
  return { name, words, statuses, headers, body, messages, stream, websocket };
}

/** The words of the kinds that the operator names, by the name of the word. A text is the word `name`. */
type OwnWords = ReadonlyMap<NamedKind, ReadonlyMap<string, string | number | null>>;

function readWords(names: EnvelopeNames, place: Path, scope: Scope): OwnWords {
  return new Map(
    NAMED_KINDS.flatMap((kind) => {
      const words = names[kind];
      if (words === undefined) return [];
      if (typeof words === 'string') return [[kind, new Map([['name', words]])]];
      for (const word of Object.keys(words)) {
        if (!TAKEN.has(word)) continue;
        const message = `a word cannot be named '${word}', because templates use error.${word} for something else`;
        scope.report.error('envelope-kind', [...place, kind, word], message, 'choose another name', { on: 'key' });
      }
      return [[kind, new Map(Object.entries(words))]];
    }),
  );
}

/** Reports the words that a kind without a parent lacks. */
function checkWords(own: OwnWords, names: readonly string[], place: Path, scope: Scope): void {
  const roots = NAMED_KINDS.filter((kind) => KIND_PARENT[kind] === undefined && isKnown([...place, kind], scope));
  const counted = (word: string): number => [...own.values()].filter((words) => words.has(word)).length;
  const misspelt = names.filter((word) => {
    const near = nearest(
      word,
      names.filter((other) => counted(other) > counted(word)),
    );
    const isText = word === 'name' && names.length > 1;
    if ((near === undefined && !isText) || counted(word) > 1) return false;
    const kind = NAMED_KINDS.find((each) => own.get(each)?.has(word) === true) ?? '';
    if (isText) {
      const others = names.filter((name) => name !== word);
      const hint = `write ${kind}: { ${others.map((other) => `${other}: …`).join(', ')} }`;
      scope.report.error('envelope-kind', [...place, kind], `${kind} is a text, but the others have words`, hint);
      return true;
    }
    const message = `only ${kind} has the word '${word}'`;
    scope.report.error('envelope-kind', [...place, kind, word], message, `did you mean '${near}'?`, { on: 'key' });
    return true;
  });
  const byKinds = new Map<string, { readonly kinds: readonly NamedKind[]; readonly words: string[] }>();
  for (const word of names.filter((name) => !misspelt.includes(name))) {
    const kinds = roots.filter((kind) => {
      const words = own.get(kind);
      return words?.has(word) !== true && !misspelt.some((each) => words?.has(each) === true);
    });
    const group = byKinds.get(kinds.join()) ?? { kinds, words: [] };
    byKinds.set(kinds.join(), group);
    group.words.push(word);
  }
  for (const { kinds: missing, words } of byKinds.values()) {
    if (missing.length === 0) continue;
    const message = `the envelope has no ${words.join(' and no ')} for ${missing.join(', ')}`;
    const example =
      words[0] === 'name'
        ? `${missing[0]}: NAME`
        : `${missing[0]}: { ${words.map((word) => `${word}: …`).join(', ')} }`;
    const hint = `add ${missing.length === 1 ? 'it' : 'them'} to names, for example ${example}`;
    scope.report.error('envelope-kind', place, message, hint, { on: 'key' });
  }
}

function wordsByKind(names: readonly string[], own: OwnWords): EnvelopePlan['words'] | undefined {
  const words: Partial<Record<ErrorKind, ErrorWords>> = Object.fromEntries(
    ERROR_KINDS.map((kind) => [kind, inheritWords(kind, names, own)]),
  );
  return isComplete(words) ? words : undefined;
}

function isComplete(words: Partial<Record<ErrorKind, ErrorWords>>): words is EnvelopePlan['words'] {
  return ERROR_KINDS.every((kind) => words[kind] !== undefined);
}

/** The words of a kind. A missing word comes from the nearest ancestor that has it. */
function inheritWords(kind: NamedKind, names: readonly string[], own: OwnWords): ErrorWords {
  const wordOf = (kind: NamedKind | undefined, word: string): string | number | null => {
    if (kind === undefined) return null;
    const value = own.get(kind)?.get(word);
    return value === undefined ? wordOf(KIND_PARENT[kind], word) : value;
  };
  return Object.fromEntries(names.map((word) => [`error.${word}`, wordOf(kind, word)]));
}

function readMessages(
  messages: Readonly<Record<string, string>>,
  known: readonly string[],
  place: Path,
  scope: Scope,
): EnvelopePlan['messages'] {
  const read = Object.entries(messages).map(([kind, text]) => [
    kind,
    readTemplate(text, known, [...place, kind], scope),
  ]);
  return read.length === 0 ? undefined : Object.fromEntries(read);
}

function readHeaders(
  headers: Readonly<Record<string, string>>,
  known: readonly string[],
  place: Path,
  scope: Scope,
): EnvelopePlan['headers'] {
  return Object.entries(headers).map(([name, template]) => {
    if (isReserved(name)) {
      const message = `an envelope cannot set the header '${name}'`;
      const hint = 'remove it; the gateway sets it when needed';
      scope.report.error('forbidden-header', [...place, name], message, hint, { on: 'key' });
    }
    return { name, text: readTemplate(template, known, [...place, name], scope) };
  });
}

function readStream(
  { event, data }: Pick<StreamError, 'event' | 'data'>,
  body: EnvelopePlan['body'],
  known: readonly string[],
  place: Path,
  scope: Scope,
): EnvelopePlan['stream'] {
  return { event, data: data === undefined ? body : readTree(data, known, [...place, 'data'], scope) };
}

/** Compiles envelopes: the trees that render errors. Every envelope covers every kind of error. */
import type { Envelope, EnvelopeNames, StreamError } from '../generated/gateway.d.ts';
import type { EnvelopePlan } from '../plan.ts';
import { ERROR_KINDS, type ErrorKind, KIND_PARENT, KIND_STATUS, type NamedKind } from '../refusal.ts';
import { isReserved } from './header-names.ts';
import { compileSection, namesIn, type References } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';
import { readTemplate, readTree } from './trees.ts';

/** The names that an envelope's trees may use. */
const KNOWN = ['error.name', 'error.message', 'error.status', 'request.id'];

/** Compiles `envelopes`. */
export function compileEnvelopes(scope: Scope): References<EnvelopePlan> {
  return compileSection('envelopes', scope, (name, envelope) => compileEnvelope(name, envelope, scope));
}

function compileEnvelope(name: string, envelope: Envelope, scope: Scope): EnvelopePlan | undefined {
  const place: Place = ['envelopes', name];
  const names = inheritNames(envelope.names);
  const headers = readHeaders(envelope.headers ?? {}, [...place, 'headers'], scope);
  const body = readTree(envelope.body, KNOWN, [...place, 'body'], scope);
  const stream = envelope.stream && readStream(envelope.stream, body, [...place, 'stream'], scope);
  if (isComplete(names))
    return { name, names, statuses: { ...KIND_STATUS, ...envelope.statuses }, headers, body, stream };
  const declared = namesIn([...place, 'names'], Object.entries(names), scope).names;
  const missing = ERROR_KINDS.filter((kind) => KIND_PARENT[kind] === undefined && !declared.has(kind));
  if (missing.length === 0) return undefined;
  const message = `the envelope has no name for ${missing.join(', ')}`;
  const hint = `add ${missing.length === 1 ? 'it' : 'them'} to names, for example ${missing[0]}: NAME`;
  scope.report.error('envelope-kind', [...place, 'names'], message, hint, { on: 'key' });
  return undefined;
}

/** Gives every kind without a name the name of its nearest ancestor that has one. */
function inheritNames(names: EnvelopeNames): Partial<Record<ErrorKind, string>> {
  const nameOf = (kind: NamedKind): string | undefined => {
    const parent = KIND_PARENT[kind];
    return names[kind] ?? (parent && nameOf(parent));
  };
  return Object.fromEntries(
    ERROR_KINDS.flatMap((kind) => {
      const name = nameOf(kind);
      return name === undefined ? [] : [[kind, name]];
    }),
  );
}

function isComplete(names: Partial<Record<ErrorKind, string>>): names is Readonly<Record<ErrorKind, string>> {
  return ERROR_KINDS.every((kind) => names[kind] !== undefined);
}

function readHeaders(headers: Readonly<Record<string, string>>, place: Place, scope: Scope): EnvelopePlan['headers'] {
  return Object.entries(headers).map(([name, template]) => {
    if (isReserved(name)) {
      const message = `an envelope cannot set the header '${name}'`;
      const hint = 'remove it; the gateway sets it when needed';
      scope.report.error('forbidden-header', [...place, name], message, hint, { on: 'key' });
    }
    return { name, render: readTemplate(template, KNOWN, [...place, name], scope) };
  });
}

function readStream(
  { event, data }: StreamError,
  body: EnvelopePlan['body'],
  place: Place,
  scope: Scope,
): EnvelopePlan['stream'] {
  return { event, data: data === undefined ? body : readTree(data, KNOWN, [...place, 'data'], scope) };
}

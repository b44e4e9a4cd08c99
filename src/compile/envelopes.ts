/** Envelopes: the trees that errors are rendered in, complete over the kinds of error. */
import { type EnvelopePlan, type ErrorKind, errorKinds, kindStatus } from '../plan.ts';
import { isFraming, readHeaderName } from './header-names.ts';
import { type Names, namesOf, suggestion } from './names.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';
import { readTemplate, readTree } from './trees.ts';

type EnvelopeConfig = Scope['config']['envelopes'][string];

/** What an envelope's tree may name. */
const KNOWN = ['error.name', 'error.message', 'error.status', 'request.id'];

/** Compiles `envelopes`. */
export function compileEnvelopes(scope: Scope): Names<EnvelopePlan> {
  const compiled = Object.entries(scope.config.envelopes).map(([name, envelope]): [string, EnvelopePlan | undefined] => [
    name,
    compileEnvelope(name, envelope, scope),
  ]);
  return namesOf('an envelope', new Map(compiled), scope.report);
}

function compileEnvelope(name: string, envelope: EnvelopeConfig, scope: Scope): EnvelopePlan | undefined {
  const place: Place = ['envelopes', name];
  const names = readNames(envelope.names, [...place, 'names'], scope);
  const headers = readHeaders(envelope.headers ?? {}, [...place, 'headers'], scope);
  const body = readTree(envelope.body, KNOWN, [...place, 'body'], scope);
  const stream = envelope.stream && readStream(envelope.stream, [...place, 'stream'], scope);
  if (names === undefined || body === undefined) return undefined;
  return { name, names, statuses: { ...kindStatus, ...envelope.statuses }, headers, body, stream };
}

function readNames(
  names: Readonly<Record<string, string | undefined>>,
  place: Place,
  scope: Scope,
): EnvelopePlan['names'] | undefined {
  const missing = errorKinds.filter((kind) => names[kind] === undefined);
  const kinds: readonly string[] = errorKinds;
  const unknown = Object.keys(names).filter((kind) => !kinds.includes(kind));
  for (const kind of unknown) {
    scope.report.error('envelope-kind', [...place, kind], `'${kind}' is not a kind of error`, suggestion(kind, errorKinds), {
      on: 'key',
    });
  }
  if (isComplete(names)) return names;
  const message = `the envelope names no error for ${missing.join(', ')}`;
  const hint = 'an envelope names every kind of error, as its wire calls it';
  scope.report.error('envelope-kind', place, message, hint, { on: 'key' });
  return undefined;
}

function isComplete(names: Readonly<Record<string, string | undefined>>): names is Readonly<Record<ErrorKind, string>> {
  return errorKinds.every((kind) => names[kind] !== undefined);
}

function readHeaders(
  headers: Readonly<Record<string, string>>,
  place: Place,
  scope: Scope,
): EnvelopePlan['headers'] {
  return Object.entries(headers).flatMap(([header, template]) => {
    const at = [...place, header];
    const name = readHeaderName(header, at, scope);
    const render = readTemplate(template, KNOWN, at, scope);
    if (isFraming(header)) {
      const message = `an envelope cannot set the header '${header}'`;
      scope.report.error('forbidden-header', at, message, 'take it out; the gateway sets it where it is needed', { on: 'key' });
    }
    return name === undefined || render === undefined ? [] : [{ name, render }];
  });
}

function readStream(
  stream: NonNullable<EnvelopeConfig['stream']>,
  place: Place,
  scope: Scope,
): EnvelopePlan['stream'] {
  const data = readTree(stream.data, KNOWN, [...place, 'data'], scope);
  return data && { event: stream.event, data };
}

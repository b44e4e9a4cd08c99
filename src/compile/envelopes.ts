/** Envelopes: the trees that errors are rendered in, complete over the kinds of error. */
import type { Envelope, EnvelopeNames, StreamError } from '../config/gateway.d.ts';
import type { EnvelopePlan } from '../plan.ts';
import { type ErrorKind, errorKinds, kindStatus } from '../refusal.ts';
import { isReserved } from './header-names.ts';
import { compileSection, type Names } from './names.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';
import { readTemplate, readTree } from './trees.ts';

/** What an envelope's tree may name. */
const KNOWN = ['error.name', 'error.message', 'error.status', 'request.id'];

/** Stands in where an envelope has no name for a kind. */
const unnamed: Readonly<Record<ErrorKind, string>> = {
  invalid_request: '',
  unsupported_media_type: '',
  body_too_large: '',
  unauthenticated: '',
  insufficient_funds: '',
  model_not_found: '',
  task_not_found: '',
  resource_not_found: '',
  route_not_found: '',
  method_not_allowed: '',
  conflict: '',
  request_timeout: '',
  upstream_failed: '',
  upstream_timeout: '',
  upstream_off: '',
  overloaded: '',
  internal: '',
};

/** Compiles `envelopes`. */
export function compileEnvelopes(scope: Scope): Names<EnvelopePlan> {
  return compileSection('an envelope', scope.config.envelopes, scope.report, (name, envelope) =>
    compileEnvelope(name, envelope, scope),
  );
}

function compileEnvelope(name: string, envelope: Envelope, scope: Scope): EnvelopePlan {
  const place: Place = ['envelopes', name];
  return {
    name,
    names: readNames(envelope.names, [...place, 'names'], scope),
    statuses: { ...kindStatus, ...envelope.statuses },
    headers: readHeaders(envelope.headers ?? {}, [...place, 'headers'], scope),
    body: readTree(envelope.body, KNOWN, [...place, 'body'], scope),
    stream: envelope.stream && readStream(envelope.stream, [...place, 'stream'], scope),
  };
}

/** What the wire calls each kind of error; one finding lists the kinds that have no name. */
function readNames(names: EnvelopeNames, place: Place, scope: Scope): EnvelopePlan['names'] {
  const missing = errorKinds.filter((kind) => names[kind] === undefined);
  if (missing.length > 0) {
    const message = `the envelope names no error for ${missing.join(', ')}`;
    const hint = 'an envelope names every kind of error, as its wire calls it';
    scope.report.error('envelope-kind', place, message, hint, { on: 'key' });
  }
  return { ...unnamed, ...names };
}

function readHeaders(headers: Readonly<Record<string, string>>, place: Place, scope: Scope): EnvelopePlan['headers'] {
  return Object.entries(headers).map(([name, template]) => {
    if (isReserved(name)) {
      const message = `an envelope cannot set the header '${name}'`;
      const hint = 'take it out; the gateway sets it where it is needed';
      scope.report.error('forbidden-header', [...place, name], message, hint, { on: 'key' });
    }
    return { name, render: readTemplate(template, KNOWN, [...place, name], scope) };
  });
}

function readStream(stream: StreamError, place: Place, scope: Scope): EnvelopePlan['stream'] {
  return { event: stream.event, data: readTree(stream.data, KNOWN, [...place, 'data'], scope) };
}

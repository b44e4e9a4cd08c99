/** Compiles `server.tracing`: where traces are sent. */
import type { Path } from '../config/position.ts';
import type { ServerTracing } from '../generated/gateway.d.ts';
import type { TracingPlan } from '../plan.ts';

import type { Scope } from './scope.ts';
import { isSet, nearVariable, resolveSetting, variableOf } from './settings.ts';
import { readUrl } from './upstream-url.ts';

/** Added to OTEL_EXPORTER_OTLP_ENDPOINT by every SDK (OpenTelemetry Protocol Exporter, "Endpoint URLs for OTLP/HTTP"). */
const TRACES_PATH = 'v1/traces';

/** Compiles `server.tracing`. Tracing is off without it, and if the variable of its endpoint is unset or empty. */
export function compileTracing(tracing: ServerTracing | undefined, scope: Scope): TracingPlan | undefined {
  if (tracing === undefined) return undefined;
  const { endpoint, sample = 0.1 } = tracing;
  const place: Path = ['server', 'tracing', 'endpoint'];
  const variable = variableOf(endpoint);
  if (variable !== undefined && !isSet(endpoint, place, scope)) {
    warnOfNearVariable(variable, [...place, 'env'], scope);
    return undefined;
  }
  const setting = resolveSetting(endpoint, place, '', scope);
  if (setting === undefined || setting.value === '') return undefined;
  const hint = 'write http://HOST:PORT or https://HOST/PATH; OTEL_EXPORTER_OTLP_HEADERS may carry a credential';
  const url = readUrl(setting, scope, hint);
  return url && { url: `${url.origin}${url.base_path}/${TRACES_PATH}`, sample };
}

function warnOfNearVariable(name: string, place: Path, scope: Scope): void {
  const near = nearVariable(name, scope);
  if (near === undefined) return;
  const message = `tracing is off, because the environment variable ${name} is not set`;
  scope.report.warning('missing-env', place, message, `did you mean '${near}', which is set?`);
}

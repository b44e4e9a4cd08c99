/** Checks a document against the configuration's schema and says every mistake once, at its place and with its remedy. */
import { Ajv, type ValidateFunction } from 'ajv';
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import type { Diagnostic } from './diagnostic.ts';
import type { Finding } from './finding.ts';
import type { GatewayConfig } from './gateway.d.ts';
import { describeShapeError } from './shape-errors.ts';
import { type Source, toPointer } from './source.ts';
import { addKeyRules } from './variants.ts';

/** The document when its shape is right, and otherwise what is wrong with it. */
export interface Shape {
  readonly config: GatewayConfig | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

let compiled: ValidateFunction<GatewayConfig> | undefined;

/** Checks the shape of a document whose text is in order. */
export function checkShape(source: Source): Shape {
  compiled ??= createValidator();
  const document: unknown = source.document.toJS();
  if (compiled(document)) return { config: document, diagnostics: [] };
  const findings = (compiled.errors ?? []).flatMap((error) => describeShapeError(error, source) ?? []);
  const diagnostics = onePerCause(findings).map(({ code, path, on, message, hint }) =>
    source.diagnostic(code, path, message, hint, { on }),
  );
  return { config: undefined, diagnostics };
}

function createValidator(): ValidateFunction<GatewayConfig> {
  // Nothing is coerced, filled in or taken away: what is checked is what the operator wrote.
  const ajv = new Ajv({ allErrors: true, verbose: true, ownProperties: true, allowUnionTypes: true, messages: false });
  addNotes(ajv);
  addKeyRules(ajv);
  return ajv.compile<GatewayConfig>(schema);
}

/**
 * Admits what the schema says of itself for messages: `x-noun` what a value is, `x-key` what a key is, `x-hint` the remedy,
 * `x-code` the diagnostic's code, `x-secret` and `x-private` that a text may be a secret.
 */
export function addNotes(ajv: Ajv): void {
  ajv.addVocabulary(['x-noun', 'x-key', 'x-hint', 'x-code', 'x-secret', 'x-private']);
}

/**
 * Leaves one finding for one cause: of a value the first that is found, because a value of the wrong type fails every test;
 * and no missing key where a misspelt one in the same mapping is meant for it.
 */
function onePerCause(findings: readonly Finding[]): readonly Finding[] {
  const meant = new Set(findings.flatMap((finding) => (finding.meant ? [toPointer(finding.meant)] : [])));
  const places = new Set<string>();
  return findings.filter(({ missing, path, on }) => {
    if (missing !== undefined) return !missing.some((key) => meant.has(toPointer([...path, key])));
    const place = `${on} ${toPointer(path)}`;
    if (places.has(place)) return false;
    places.add(place);
    return true;
  });
}

/** Checks a document against the configuration's schema and reports every mistake once, with its position and remedy. */

import { Draft } from '../repair/draft.ts';
import { correctKeys, type RepairedDocument, repairDocument, withoutRepairs } from '../repair/repair.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Finding } from './finding.ts';
import { toPointer } from './position.ts';
import { describeSchemaError } from './schema-errors.ts';
import type { Source } from './source.ts';
import { validate } from './validator.ts';
import type { Values } from './values.ts';

/** The schema errors of a document, and the repaired document; undefined when it cannot be repaired. */
export interface SchemaCheck {
  readonly repaired: RepairedDocument | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the values of a document against the schema. */
export function checkSchema(source: Source, values: Values): SchemaCheck {
  const draft = new Draft(values.value);
  // Fast path: nearly every document that is checked fits.
  const whole = values.doubtful.length === 0 ? validate(draft.root) : undefined;
  if (whole?.fits) return { repaired: withoutRepairs(draft, source, whole.config), diagnostics: [] };
  const uncertain = [...values.doubtful];
  const misspelt = correctKeys(draft, source, uncertain);
  const judged = validate(draft.root);
  const errors = judged.fits ? [] : judged.errors;
  const findings = [...misspelt, ...errors.flatMap((error) => describeSchemaError(error, draft, source) ?? [])];
  const doubtful = values.doubtful.map((path) => `${toPointer(path)}/`);
  const isSure = ({ path }: Finding): boolean => !doubtful.some((each) => `${toPointer(path)}/`.startsWith(each));
  const diagnostics = onePerCause(findings.filter(isSure)).map(({ code, path, on, message, hint }) =>
    source.diagnostic(code, path, message, hint, { on }),
  );
  return { repaired: repairDocument(draft, source, uncertain), diagnostics };
}

/**
 * Keeps one finding per cause: the first for each value, because a value of the wrong type fails every test, and none for a
 * missing key that is present under a misspelt name.
 */
function onePerCause(findings: readonly Finding[]): readonly Finding[] {
  const meant = new Set(findings.flatMap((finding) => (finding.meant ? [toPointer(finding.meant)] : [])));
  const whole = findings.flatMap((finding) => (finding.isWhole ? [`${toPointer(finding.path)}/`] : []));
  const clashing = new Set(
    findings.flatMap((finding) => {
      if (finding.missing !== undefined) return [toPointer(finding.path)];
      return finding.code === 'conflicting-keys' && !finding.isWhole ? [parentOf(finding)] : [];
    }),
  );
  const places = new Set<string>();
  return findings.filter((finding) => {
    const { missing, path, on, isWhole, message } = finding;
    // The keys beside it contradict each other, or one of them is missing; that finding is enough.
    if (isWhole && clashing.has(parentOf(finding))) return false;
    if (!isWhole && whole.some((pointer) => `${toPointer(path)}/`.startsWith(pointer))) return false;
    if (missing?.some((key) => meant.has(toPointer([...path, key])))) return false;
    // If several keys are missing, the first finding names them all.
    const place = `${on} ${toPointer(path)}${missing === undefined ? '' : ` ${message}`}`;
    if (places.has(place)) return false;
    places.add(place);
    return true;
  });
}

function parentOf({ path }: Finding): string {
  return toPointer(path.slice(0, -1));
}

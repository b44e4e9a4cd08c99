/** Checks a document against the configuration's schema and reports every mistake once, with its position and remedy. */
import type { Diagnostic } from './diagnostic.ts';
import { Draft } from './draft.ts';
import type { Finding } from './finding.ts';
import { toPointer } from './position.ts';
import { correctKeys, type RepairedDocument, repairDocument, withoutRepairs } from './repair.ts';
import { describeSchemaError } from './schema-errors.ts';
import type { Source } from './source.ts';
import { judgeBySchema } from './validator.ts';
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
  const whole = values.doubtful.length === 0 ? judgeBySchema(draft.root) : undefined;
  if (whole?.fits) return { repaired: withoutRepairs(draft, whole.config), diagnostics: [] };
  const misspelt = correctKeys(draft, source);
  const judged = judgeBySchema(draft.root);
  const errors = judged.fits ? [] : judged.errors;
  const findings = [...misspelt, ...errors.flatMap((error) => describeSchemaError(error, draft, source) ?? [])];
  const doubtful = values.doubtful.map((path) => `${toPointer(path)}/`);
  const isSure = ({ path }: Finding): boolean => !doubtful.some((one) => `${toPointer(path)}/`.startsWith(one));
  const diagnostics = onePerCause(findings.filter(isSure)).map(({ code, path, on, message, hint }) =>
    source.diagnostic(code, path, message, hint, { on }),
  );
  return { repaired: repairDocument(draft, values.doubtful), diagnostics };
}

/**
 * Keeps one finding per cause: the first for each value, because a value of the wrong type fails every test, and none for a
 * missing key that is present under a misspelt name.
 */
function onePerCause(findings: readonly Finding[]): readonly Finding[] {
  const meant = new Set(findings.flatMap((finding) => (finding.meant ? [toPointer(finding.meant)] : [])));
  const whole = findings.flatMap((finding) => (finding.isWhole ? [`${toPointer(finding.path)}/`] : []));
  const clashing = new Set(findings.flatMap((one) => (isClash(one) && !one.isWhole ? [parentOf(one)] : [])));
  const places = new Set<string>();
  return findings.filter((finding) => {
    const { missing, path, on, isWhole } = finding;
    // The keys beside it contradict each other; that finding is enough.
    if (isWhole && clashing.has(parentOf(finding))) return false;
    if (!isWhole && whole.some((pointer) => `${toPointer(path)}/`.startsWith(pointer))) return false;
    if (missing !== undefined) return !missing.some((key) => meant.has(toPointer([...path, key])));
    const place = `${on} ${toPointer(path)}`;
    if (places.has(place)) return false;
    places.add(place);
    return true;
  });
}

function isClash({ code }: Finding): boolean {
  return code === 'conflicting-keys';
}

function parentOf({ path }: Finding): string {
  return toPointer(path.slice(0, -1));
}

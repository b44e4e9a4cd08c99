/** Checks the values that expressions return, compare with or look up against the enums of facts. */
import { CelEvaluationError, type CelType, checkCel, evaluateCel, parseCel } from '../../lib/cel/cel.ts';
import { closedParts, type Literal, namedLiterals, resultLiterals } from '../../lib/cel/cel-enum.ts';
import { nearest } from '../../lib/text/prefix.ts';
import { suggestion } from './reference-fields.ts';
import type { Evidence } from './report.ts';

/** A value of a fact with an enum or of a bool fact. */
export type EnumValue = string | boolean;

type Enums = Readonly<Record<string, readonly EnumValue[]>>;

/** A mistake and its offset in the expression. */
export interface EnumIssue {
  readonly start: number;
  readonly message: string;
  readonly hint: string;
  readonly spelling?: Evidence['spelling'];
}

/** With more combinations of values, only the literals of an expression are checked. */
const MAX_COMBINATIONS = 1024;

/** Finds wrong values in an expression that compiles. @param results the values that it may return; undefined if any value is allowed */
export function findEnumIssues(
  expression: string,
  enums: Enums,
  results: readonly string[] | undefined,
): readonly EnumIssue[] {
  const ast = parseCel(expression);
  const issues: EnumIssue[] = [];
  const misspelt: string[] = [];
  for (const literal of namedLiterals(ast)) {
    const values = textsOf(enums, literal.name);
    if (values === undefined || values.includes(literal.text)) continue;
    misspelt.push(literal.text);
    issues.push(unknownValue(literal, `a value of fact '${literal.name}'`, values));
  }
  const given = results === undefined ? [] : resultLiterals(ast).filter(({ text }) => !results.includes(text));
  for (const literal of given) issues.push(unknownValue(literal, "in the fact's enum", results ?? []));
  for (const part of closedParts(ast, new Set(Object.keys(enums)))) {
    const isWhole = part === ast;
    const text = isWhole ? expression : expression.slice(part.start, part.end);
    const wrong = firstWithoutResult(text, enums, isWhole ? results : undefined, [
      ...misspelt,
      ...given.map((literal) => literal.text),
    ]);
    if (wrong !== undefined) issues.push({ start: isWhole ? 0 : part.start, ...wrong });
  }
  return issues;
}

function textsOf(enums: Enums, name: string): readonly string[] | undefined {
  const values = Object.hasOwn(enums, name) ? enums[name] : undefined;
  const texts = values?.filter((value) => typeof value === 'string');
  return texts === undefined || texts.length === 0 ? undefined : texts;
}

function unknownValue({ text, start }: Literal, what: string, values: readonly string[]): EnumIssue {
  return { start, message: `'${text}' is not ${what}`, ...oneSpelling(text, values) };
}

/** The expression or the enum may be misspelt. */
function oneSpelling(text: string, values: readonly string[]): Pick<EnumIssue, 'hint' | 'spelling'> {
  const near = nearest(text, values);
  if (near === undefined) return { hint: suggestion(text, values) };
  return { hint: `the enum has '${near}'; write one spelling in both`, spelling: [text, near] };
}

/** The first combination of values for which a part has no or a wrong result, unless a misspelt value explains it. */
function firstWithoutResult(
  part: string,
  enums: Enums,
  results: readonly string[] | undefined,
  misspelt: readonly string[],
): Omit<EnumIssue, 'start'> | undefined {
  const types = Object.entries(enums).map(([name, values]): [string, CelType] => [
    name,
    typeof values[0] === 'boolean' ? 'bool' : 'string',
  ]);
  const compiled = checkCel(part, Object.fromEntries(types), []);
  if (!compiled.ok) return undefined;
  const names = compiled.references;
  const count = names.reduce((product, name) => product * (enums[name]?.length ?? 1), 1);
  if (count > MAX_COMBINATIONS) return undefined;
  for (const values of combinations(names, enums)) {
    const explained = Object.values(values).some((value) =>
      misspelt.some((each) => nearest(each, [`${value}`]) !== undefined),
    );
    if (explained) continue;
    const where = names.map((name) => `${name} is ${values[name]}`).join(' and ');
    try {
      const value = evaluateCel(compiled.expression, values);
      if (results === undefined || typeof value !== 'string' || results.includes(value) || misspelt.includes(value))
        continue;
      return { message: `the expression returns '${value}' when ${where}`, ...oneSpelling(value, results) };
    } catch (error) {
      if (!(error instanceof CelEvaluationError)) throw error;
      return { message: `the expression has no result when ${where}`, hint: 'add the missing case' };
    }
  }
  return undefined;
}

function* combinations(names: readonly string[], enums: Enums): Iterable<Readonly<Record<string, EnumValue>>> {
  const [name, ...rest] = names;
  if (name === undefined) {
    yield {};
    return;
  }
  for (const value of enums[name] ?? [])
    for (const others of combinations(rest, enums)) yield { [name]: value, ...others };
}

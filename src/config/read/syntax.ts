/** Checks the text itself: YAML errors, duplicate keys, and YAML features that are not allowed. */
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLError, type YAMLMap } from 'yaml';
import { nameInvisible } from '../../lib/text/visible.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fixIndentation, type MovedLine } from './indentation.ts';
import { type Path, toPointer } from './position.ts';
import { listWords } from './schema-words.ts';
import type { Source } from './source.ts';
import { scanTokens, type Unclosed } from './tokens.ts';
import { describeYamlError } from './yaml-errors.ts';

/** The findings about the text, and whether its values can still be checked. */
export interface Syntax {
  readonly diagnostics: readonly Diagnostic[];
  readonly isReadable: boolean;
}

/** Checks the text of a source. */
export function checkSyntax(source: Source): Syntax {
  const tokens = scanTokens(source.lexemes);
  const refused = tokens.refused.map(({ offset, type }) => at(source, offset, REFUSED[type]));
  const { moved, source: straight } =
    tokens.unclosed === undefined && refused.length === 0 ? fixIndentation(source) : { moved: [], source };
  const alike = lookAlike(source);
  const broken =
    alike === undefined
      ? [
          ...moved.map((line) => movedLine(line, source)),
          ...yamlErrors(moved.length === 0 ? source : straight, refused, tokens.unclosed),
        ]
      : [alike];
  const findings: Diagnostic[] = [];
  visit(source.document.contents ?? undefined, [], source, findings);
  // A directive changes the meaning of the whole text; aliases, anchors and tags only change one value.
  const hasValues = broken.length === 0 && !tokens.refused.some(({ type }) => type === 'directive-line');
  const isReadable = hasValues && !findings.some(({ code }) => code === TOO_DEEP.code);
  return { diagnostics: [...refused, ...broken, ...(hasValues ? findings : [])], isReadable };
}

/** The levels of a document, so that no function that walks it exhausts the stack. */
const MAX_DEPTH = 500;
const TOO_DEEP = {
  code: 'yaml-syntax',
  message: `the values are nested more than ${MAX_DEPTH} levels deep`,
  hint: 'is it the right file?',
} as const;

/** Characters that look like YAML's own to people but not to the parser, which then fails; each after the text before it. */
const LOOK_ALIKES = [
  { pattern: /^([ -]*[\w$().-]+)([：﹕꞉])/m, meant: 'a colon', hint: 'write : and a space' },
  {
    pattern: /^([ -]*|[ -]*[\w$().-]+:)([\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000])/m,
    meant: 'a space',
    hint: 'write spaces',
  },
] as const;

/** The finding for such a character. In a text without errors, only one for a line that seems indented, but is a key at the top. */
function lookAlike(source: Source): Diagnostic | undefined {
  const { document, root } = source;
  const hasOddKey = isMap(root) && root.items.some(({ key }) => isScalar(key) && /^[^\S ]/.test(String(key.value)));
  if (document.errors.length === 0 && !hasOddKey) return undefined;
  for (const { pattern, meant, hint } of LOOK_ALIKES) {
    const found = pattern.exec(source.text);
    if (found === null) continue;
    const [, before = '', character = ''] = found;
    const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const message = `the character ${code} only looks like ${meant}`;
    return at(source, found.index + before.length, { code: 'yaml-syntax', message, hint });
  }
  return undefined;
}

/** A finding at the first character of a wrongly indented line. */
function movedLine({ line, tooDeep }: MovedLine, source: Source): Diagnostic {
  const spaces = Math.abs(tooDeep) === 1 ? 'one space' : `${Math.abs(tooDeep)} spaces`;
  const text = source.text.split('\n')[line - 1] ?? '';
  const column = text.length - text.trimStart().length + 1;
  const message = `this line is indented ${spaces} too ${tooDeep > 0 ? 'many' : 'few'}`;
  const hint = `start it in column ${column - tooDeep}, like its neighbours`;
  return { code: 'yaml-syntax', severity: 'error', file: source.file, line, column, pointer: '', message, hint };
}

/** A finding at an offset: a text that does not parse has no paths. */
function at(source: Source, offset: number, finding: Problem): Diagnostic {
  const message = nameInvisible(finding.message);
  const hint = finding.hint === null ? null : nameInvisible(finding.hint);
  return { severity: 'error', ...source.position(offset), pointer: '', ...finding, message, hint };
}

const REFUSED = {
  alias: {
    code: 'alias',
    message: 'YAML aliases are not allowed',
    hint: 'repeat the value here, or take over the keys of an entry with like: NAME; quote a text that begins with *',
  },
  anchor: { code: 'alias', message: 'YAML anchors are not allowed', hint: 'remove the anchor' },
  tag: {
    code: 'tag',
    message: 'YAML tags are not allowed',
    hint: 'remove the tag; to make a value a string, put it in quotes',
  },
  'directive-line': { code: 'yaml-syntax', message: 'YAML directives are not allowed', hint: 'remove the line' },
} as const;

/**
 * The YAML errors, without consequences: only the first error of a line, none in a line with a feature that is not allowed,
 * and none after a quote or bracket that is never closed.
 */
function yamlErrors(
  source: Source,
  refused: readonly Diagnostic[],
  unclosed: Unclosed | undefined,
): readonly Diagnostic[] {
  const lines = new Set(refused.map(({ line }) => line));
  const errors = source.document.errors
    .filter((error) => unclosed === undefined || error.pos[0] < unclosed.offset)
    .toSorted((a, b) => a.pos[0] - b.pos[0]);
  // After this error the parser reports everything that follows.
  const lost = errors.findIndex(({ message }) => message.includes('in YAML stream'));
  const causes = errors
    .slice(0, lost === -1 ? undefined : lost + 1)
    // After a tab, the parser takes the next lines for another mapping.
    .filter(
      ({ code }, index, all) =>
        code !== 'BAD_INDENT' || !all.slice(0, index).some((each) => each.code === 'TAB_AS_INDENT'),
    )
    .map((error) => at(source, error.pos[0], { code: 'yaml-syntax', ...describe(error, source) }));
  if (unclosed !== undefined) {
    const message = `this ${unclosed.opening} is never closed`;
    causes.push(
      at(source, unclosed.offset, { code: 'yaml-syntax', message, hint: `add the closing ${unclosed.closing}` }),
    );
  }
  return causes.filter(({ line }) => {
    const isFirst = !lines.has(line);
    lines.add(line);
    return isFirst;
  });
}

/** Describes an error. `${NAME}` looks like a mapping to YAML. */
function describe(error: YAMLError, { text }: Source): Omit<Problem, 'code'> {
  const [offset] = error.pos;
  const [, name] = /^\$\{([A-Za-z_]\w*(?:\.\w+)?)\}/.exec(text.slice(Math.max(0, offset - 1), offset + 100)) ?? [];
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
  const [, key, value] = /^\s*(?:- )?([A-Za-z_][\w-]*):([^\s:/].*)$/.exec(line) ?? [];
  if (key !== undefined && error.code === 'MULTILINE_IMPLICIT_KEY') {
    return { message: `after '${key}:' a space is missing`, hint: `write ${key}: ${value}` };
  }
  const [, entry] = /^\s*- ([\w$()./-]+):/.exec(line) ?? [];
  if (entry !== undefined && error.code === 'BLOCK_AS_IMPLICIT_KEY')
    return {
      message: `'${entry}' is an item of a list here, between keys of a mapping`,
      hint: 'remove the dash, or write all as a list',
    };
  if (name === undefined && (line.match(/(?<!\\)"/g) ?? []).length % 2 === 1)
    return {
      message: 'a quote is missing in this line',
      hint: 'write " at the beginning and at the end of each quoted text',
    };
  if (name === undefined) return describeYamlError(error);
  if (name !== name.toUpperCase()) {
    const hint = `quote the whole text: "\${${name}}"; a field of a list of each is $(${name})`;
    return { message: `a text with \${${name}} needs quotes`, hint };
  }
  const message = `\${${name}} is not substituted`;
  const hint = `write { env: ${name} }`;
  return { message, hint };
}

/** Finds duplicate keys, keys with a meaning in YAML or JavaScript, numbers that would lose digits, and values nested too deeply. */
function visit(node: ParsedNode | undefined, path: Path, source: Source, findings: Diagnostic[]): void {
  if (path.length > MAX_DEPTH) {
    if (node !== undefined) findings.push(at(source, node.range[0], TOO_DEEP));
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) visit(item, [...path, index], source, findings);
  } else if (isMap(node)) {
    visitMap(node, path, source, findings);
  } else if (isScalar(node) && typeof node.value === 'number') {
    checkNumber(node, node.value, path, source, findings);
  }
}

function visitMap(node: YAMLMap.Parsed, path: Path, source: Source, findings: Diagnostic[]): void {
  const seen = new Map<string, number>();
  // All keys of a line that is there twice are one mistake.
  const duplicates = new Map<string, { offset: number; line: number; place: Path; names: string[] }>();
  for (const { key, value } of node.items) {
    const [offset] = key.range;
    const name = isScalar(key) ? String(key.value) : '';
    const place = [...path, name];
    const first = seen.get(name);
    const problem = first === undefined ? keyProblem(name, value) : undefined;
    if (problem) findings.push({ ...at(source, offset, problem), pointer: toPointer(place) });
    if (first !== undefined) {
      const { line } = source.position(first);
      const lines = `${line} ${source.position(offset).line}`;
      const same = duplicates.get(lines) ?? { offset, line, place, names: [] };
      duplicates.set(lines, same);
      same.names.push(name);
    }
    seen.set(name, first ?? offset);
    visit(value ?? undefined, place, source, findings);
  }
  for (const { offset, line, place, names } of duplicates.values()) {
    findings.push({ ...at(source, offset, duplicate(names, line)), pointer: toPointer(place) });
  }
}

type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

function duplicate(names: readonly string[], line: number): Problem {
  const message = `duplicate ${names.length === 1 ? 'key' : 'keys'} ${listWords(names, 'and')}, first used in line ${line}`;
  return { code: 'duplicate-key', message, hint: 'keep one of them' };
}

function keyProblem(name: string, value: unknown): Problem | undefined {
  // An alias as its value is already reported.
  if (name === '<<' && !isAlias(value)) {
    return {
      code: 'alias',
      message: 'YAML merge keys are not allowed',
      hint: 'repeat the keys here, or take over those of an entry with like: NAME',
    };
  }
  // Assigning it would change the prototype of an object.
  if (name !== '__proto__') return undefined;
  return { code: 'bad-value', message: `'${name}' is not allowed as a key`, hint: 'choose another name' };
}

function checkNumber(node: Scalar.Parsed, value: number, path: Path, source: Source, findings: Diagnostic[]): void {
  if (Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value)) return;
  const message = `${node.source} cannot be represented exactly as a number`;
  const hint = `quote it to keep every digit: "${node.source}"`;
  const finding = at(source, node.range[0], { code: 'bad-value', message, hint });
  findings.push({ ...finding, pointer: toPointer(path) });
}

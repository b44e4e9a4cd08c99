/** What is wrong with the text before anybody looks at what it says: YAML errors, twin keys, and YAML that is not admitted. */
import { CST, isMap, isScalar, isSeq, Lexer, type Node, type Scalar } from 'yaml';
import type { Diagnostic } from './diagnostic.ts';
import type { Path, Source } from './source.ts';
import { toPointer } from './source.ts';
import { describeYamlError } from './yaml-errors.ts';

/** Every finding about the text, and whether what it says can be checked all the same. */
export interface Syntax {
  readonly diagnostics: readonly Diagnostic[];
  readonly isReadable: boolean;
}

/** Checks the text of a source. */
export function checkSyntax(source: Source): Syntax {
  const refused = refuseFeatures(source);
  const broken = yamlErrors(source);
  const twins: Diagnostic[] = [];
  const { contents } = source.document;
  if (refused.length === 0) visit(contents ?? undefined, [], source, twins);
  return { diagnostics: [...refused, ...broken, ...twins], isReadable: refused.length === 0 && broken.length === 0 };
}

/** An error by position and not by path: where the text cannot be read there are no paths. */
function at(source: Source, offset: number, finding: Pick<Diagnostic, 'code' | 'message' | 'hint'>): Diagnostic {
  return { severity: 'error', file: source.file, ...source.position(offset), pointer: '', ...finding };
}

/** YAML's errors; one broken line often makes several, of which the first says what is wrong. */
function yamlErrors(source: Source): readonly Diagnostic[] {
  const lines = new Set<number>();
  const findings: Diagnostic[] = [];
  for (const error of source.document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])) {
    // An unknown anchor or tag is refused for what it is.
    if (error.code === 'BAD_ALIAS' || error.code === 'TAG_RESOLVE_FAILED') continue;
    const finding = at(source, error.pos[0], { code: 'yaml-syntax', ...describeYamlError(error) });
    if (lines.has(finding.line)) continue;
    lines.add(finding.line);
    findings.push(finding);
  }
  return findings;
}

const REFUSED = {
  alias: {
    code: 'alias',
    message: 'YAML aliases are not admitted',
    hint: 'write the value out here, so that it can be read where it is used',
  },
  anchor: { code: 'alias', message: 'YAML anchors are not admitted', hint: 'remove it' },
  tag: { code: 'tag', message: 'YAML tags are not admitted', hint: 'remove it; quotes make any value a text' },
  'directive-line': { code: 'yaml-syntax', message: 'YAML directives are not admitted', hint: 'remove the line' },
} as const;

/**
 * Aliases hide what a line says and can blow a small file up, anchors are for them only, and tags and directives change what
 * plain values mean. The lexer's tokens are the text cut in pieces, so adding up their lengths gives their places.
 */
function refuseFeatures(source: Source): readonly Diagnostic[] {
  const findings: Diagnostic[] = [];
  let offset = 0;
  let isScalarNext = false;
  for (const lexeme of new Lexer().lex(source.text)) {
    const type = CST.tokenType(lexeme);
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') {
      isScalarNext = type === 'scalar';
      continue;
    }
    if (!isScalarNext && (type === 'alias' || type === 'anchor' || type === 'tag' || type === 'directive-line')) {
      findings.push(at(source, offset, REFUSED[type]));
    }
    isScalarNext = false;
    offset += lexeme.length;
  }
  return findings;
}

/** Finds keys that stand twice, keys that mean something to YAML or JavaScript, and numbers that would silently change. */
function visit(node: Node | undefined, path: Path, source: Source, findings: Diagnostic[]): void {
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) visit(item as Node, [...path, index], source, findings);
  } else if (isMap(node)) {
    visitMap(node.items as readonly { key: Node; value: Node | null }[], path, source, findings);
  } else if (isScalar(node) && typeof node.value === 'number') {
    checkNumber(node, node.value, path, source, findings);
  }
}

function visitMap(
  items: readonly { readonly key: Node; readonly value: Node | null }[],
  path: Path,
  source: Source,
  findings: Diagnostic[],
): void {
  const seen = new Map<string, number>();
  for (const { key, value } of items) {
    const offset = key.range?.[0] ?? 0;
    const name = isScalar(key) ? String(key.value) : '';
    const pointer = toPointer([...path, name]);
    const first = seen.get(name);
    if (first === undefined) seen.set(name, offset);
    else {
      const message = `'${name}' stands twice in this mapping, first in line ${source.position(first).line}`;
      findings.push({ ...at(source, offset, { code: 'duplicate-key', message, hint: 'keep one of them' }), pointer });
    }
    if (name === '<<') {
      const hint = 'write the keys out here, so that they can be read where they are used';
      findings.push({
        ...at(source, offset, { code: 'alias', message: 'YAML merge keys are not admitted', hint }),
        pointer,
      });
    } else if (name === '__proto__') {
      const message = `'${name}' is not admitted as a key`;
      findings.push({ ...at(source, offset, { code: 'bad-value', message, hint: 'choose another name' }), pointer });
    }
    visit(value ?? undefined, [...path, name], source, findings);
  }
}

function checkNumber(node: Scalar, value: number, path: Path, source: Source, findings: Diagnostic[]): void {
  const text = node.source ?? String(value);
  const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (isExact) return;
  const message = `${text} cannot be held exactly as a number`;
  const offset = node.range?.[0] ?? 0;
  findings.push({
    ...at(source, offset, { code: 'bad-value', message, hint: `quote it to keep every digit: "${text}"` }),
    pointer: toPointer(path),
  });
}

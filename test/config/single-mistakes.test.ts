/**
 * Every single-token mistake of the shipped file is found near its place, or is a choice that an operator may make. A sample
 * with a seed; `MISTAKES=all` tries each of them, `MISTAKES=500 SEED=7` another sample.
 */
import { join } from 'node:path';
import t from 'tap';
import { compileConfig } from '../../src/compile/compile.ts';
import type { Diagnostic } from '../../src/config/diagnostic.ts';
import { mulberry32 } from '../support/mulberry32.ts';
import { sample } from '../support/sample.ts';
import { shippedText } from '../support/shipped-text.ts';
import { isFoundElsewhere, isLegal } from './legal-choices.ts';
import { type SingleMistake, singleMistakes } from './single-mistakes.ts';

const file = join(import.meta.dirname, '../../gateway.yaml');
const { MISTAKES: wanted = String(sample(20, 120)), SEED: seed = '1' } = process.env;
const random = mulberry32(Number(seed));
const all = [...singleMistakes(shippedText)];
const tried =
  wanted === 'all' ? all : Array.from({ length: Number(wanted) }, () => all[Math.floor(random() * all.length)]);
t.ok(all.length > 5000, 'the generator finds the tokens of the file');

const silent: string[] = [];
const far: string[] = [];
for (const mistake of tried) {
  if (mistake === undefined) continue;
  const { diagnostics } = compileConfig(file, { text: mistake.text(), env: {} });
  if (diagnostics.length === 0) {
    if (!isLegal(mistake, shippedText)) silent.push(describe(mistake));
  } else if (!diagnostics.some((finding) => isNear(finding, mistake)) && !isFoundElsewhere(mistake)) {
    far.push(`${describe(mistake)}\n  ${diagnostics.map(({ line, message }) => `${line}: ${message}`).join('\n  ')}`);
  }
}
t.strictSame(silent, [], `seed ${seed}: each mistake is found, or is a choice`);
t.strictSame(far, [], `seed ${seed}: each is found near its place, or named`);

/** Whether the finding is within two lines of the change, or names the old text, the new text or the key. */
function isNear({ line, message, hint }: Diagnostic, { line: changed, path, was, is }: SingleMistake): boolean {
  if (Math.abs(line - changed) <= 2) return true;
  const names = [is, was, path.split('.').at(-1) ?? ''].map((name) => name.replaceAll(/["'[\]]/g, '').trim());
  return names.some((name) => name.length > 0 && name.length < 60 && `${message} ${hint}`.includes(name));
}

function describe({ kind, path, line, was, is }: SingleMistake): string {
  return `${kind}, line ${line}, ${path}: ${was.slice(0, 60)} -> ${is.slice(0, 60)}`;
}

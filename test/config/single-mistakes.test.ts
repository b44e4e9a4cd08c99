/**
 * Every single mistake in a shipped file is one finding: at its line, at the entry that lacks what was left out, or where a name is used,
 * with the name in the message. All others are listed in legal-choices.ts with their reason. A sample with a seed; `CASES=all` tries each
 * of them, `CASES=500 SEED=7` another sample.
 */
import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { checkConfig } from '../../src/config/compile-config.ts';
import type { Diagnostic } from '../../src/config/read/diagnostic.ts';
import { mulberry32 } from '../support/random.ts';
import { sample } from '../support/sample.ts';
import { shippedNames } from '../support/shipped-text.ts';
import { exceptionFor, isLegal } from './legal-choices.ts';
import { type SingleMistake, singleMistakes } from './single-mistakes.ts';

const root = join(import.meta.dirname, '../..');
const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.yaml'));
const { CASES: wanted = String(sample(20, 60)), SEED: seed = '1' } = process.env;
const random = mulberry32(Number(seed));

/** A mistake in a file. */
interface Case {
  /** The file of the mistake, and the one that is compiled, both as absolute names. */
  readonly file: string;
  readonly main: string;
  readonly original: string;
  readonly mistake: SingleMistake;
}

/** The examples' credentials. Their addresses have defaults. A secret is a text, or a key in PEM. */
const privateKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;
const env: Record<string, string> = {};
const texts = new Map<string, string>();
const all: Case[] = [];
for (const name of [...shippedNames, ...examples.map((example) => `examples/${example}`)]) {
  const file = join(root, name);
  const original = readFileSync(file, 'utf8');
  texts.set(file, original);
  for (const [, key = ''] of original.matchAll(/env: (TOLLGATE_\w+_(?:KEY|ID)) /g))
    if (file.includes('examples')) env[key] = key === 'TOLLGATE_VERTEX_KEY' ? privateKey : 'secret';
  const main = name.startsWith('examples/') ? file : join(root, 'gateway.yaml');
  for (const mistake of singleMistakes(original)) all.push({ file, main, original, mistake });
}
const tried =
  wanted === 'all'
    ? all
    : Array.from({ length: Number(wanted) }, () => all[Math.floor(random() * all.length)]).flatMap(
        (each) => each ?? [],
      );
t.ok(all.length > 9_000, 'the generator finds the tokens and lines of the files');

const counts = new Map<string, number>();
const silent: string[] = [];
const several: string[] = [];
const elsewhere: string[] = [];
for (const each of tried) {
  const { file, main, original, mistake } = each;
  const read = new Map(texts).set(file, mistake.text());
  const { diagnostics } = await checkConfig(main, { env, read });
  const outcome = outcomeOf(each, diagnostics);
  const isAccepted = outcome === 'none' ? isLegal(mistake, original) : exceptionFor(mistake, diagnostics) !== undefined;
  const key = isAccepted ? `listed: ${outcome}` : outcome;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  if (outcome === 'right' || isAccepted) continue;
  const list = outcome === 'none' ? silent : outcome === 'several' ? several : elsewhere;
  list.push([describe(each), ...diagnostics.map(describeFinding)].join('\n  '));
}
t.comment(`${tried.length} of ${all.length}: ${[...counts].map(([key, count]) => `${key} ${count}`).join(', ')}`);
t.strictSame(silent, [], `seed ${seed}: each mistake is found, or is a choice`);
t.strictSame(several, [], `seed ${seed}: each is one finding`);
t.strictSame(elsewhere, [], `seed ${seed}: each is found at its line, or by its name`);

type Outcome = 'none' | 'right' | 'several' | 'elsewhere';

function outcomeOf({ file, mistake }: Case, [first, ...others]: readonly Diagnostic[]): Outcome {
  if (first === undefined) return 'none';
  if (others.length > 0) return 'several';
  return (first.file === file && isAtLine(first.line, mistake)) || isNamed(first, mistake) ? 'right' : 'elsewhere';
}

function isAtLine(line: number, { kind, line: changed, around }: SingleMistake): boolean {
  if (kind === 'left out') return line === changed || around.includes(line);
  if (kind === 'line twice') return line === changed || line === changed + 1;
  // A moved line may be right, and its neighbours wrong.
  const distance = kind.startsWith('one space') ? 2 : 0;
  return Math.abs(line - changed) <= distance;
}

/** Whether the finding names the changed word. What is left out is also named by its consequence. */
function isNamed({ message, hint }: Diagnostic, { path, was, is }: SingleMistake): boolean {
  const names = [is, was, path.split('.').at(-1) ?? ''].map((name) =>
    name.replaceAll(/["'[\]]|\$\([^)]*\)/g, '').trim(),
  );
  return names.some((name) => name.length > 0 && name.length < 60 && `${message} ${hint}`.includes(name));
}

function describe({ file, mistake: { kind, path, line, was, is } }: Case): string {
  return `${kind}, ${file}:${line}, ${path}: ${was.slice(0, 60)} -> ${is.slice(0, 60)}`;
}

function describeFinding({ file, line, severity, code, message, hint }: Diagnostic): string {
  return `${file}:${line} ${severity} ${code} ${message}; ${hint}`;
}

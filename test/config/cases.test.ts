/** Tests that the findings of the compiler for each case in cases/ are the expected ones. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import t, { type Test } from 'tap';
import { checkConfig } from '../../src/config/compile-config.ts';
import type { Diagnostic } from '../../src/config/read/diagnostic.ts';
import { type Case, completeInput, formatCases, parseCases } from './case-file.ts';

const root = join(import.meta.dirname, '../..');
const cases = join(import.meta.dirname, 'cases');
const update = process.env.UPDATE === '1';
const only = process.argv[2] ?? '';

for (const name of readdirSync(cases).filter((file) => file.endsWith('.case'))) {
  const file = join(cases, name);
  const all = parseCases(readFileSync(file, 'utf8'));
  const chosen = all.filter((each) => `${name} ${each.name}`.includes(only));
  if (update && chosen.length > 0) {
    const found = [];
    for (const parsed of all)
      found.push({
        parsed,
        found: chosen.includes(parsed) ? await check(parsed, directoryOf(t, parsed)) : parsed.expected,
      });
    writeFileSync(file, formatCases(found));
  }
  for (const each of update ? [] : chosen) {
    t.test(each.name, async (t) => {
      const found = await check(each, directoryOf(t, each));
      t.match(found, { length: each.expected.length }, 'as many findings as expected', {
        found,
        expected: each.expected,
      });
      for (const [index, expected] of each.expected.entries()) {
        const line = found[index] ?? '';
        // Position and code must be equal; the expected words may be a part of the message.
        const [, place = '', words = ''] = /^(\S+ \S+ \S+) ?(.*)$/.exec(expected) ?? [undefined, expected];
        t.ok(line.startsWith(place) && line.slice(place.length).includes(words), expected, { found: line });
      }
    });
  }
}

/** Files beside the configuration are in a folder of their own. Without them, names are relative to the repository. */
function directoryOf(t: Test, theCase: Case): string {
  return theCase.files.size > 0 ? t.testdir() : root;
}

async function check(file: Case, directory: string): Promise<readonly string[]> {
  for (const [name, text] of file.files) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
    // The findings on files of secrets depend on the mode, so the umask must not change it.
    chmodSync(join(directory, name), 0o644);
  }
  const base =
    file.base === 'none' ? '' : readFileSync(join(import.meta.dirname, 'bases', `${file.base}.yaml`), 'utf8');
  const text = completeInput(file, base);
  const { diagnostics, plan } = await checkConfig(join(directory, 'case.yaml'), { text, env: file.env });
  const isRefused = diagnostics.some(({ severity }) => severity === 'error');
  if (isRefused === (plan !== undefined)) throw new Error('there is a plan if and only if there is no error');
  const length = file.input.split('\n').length - 1;
  const main = join(directory, 'case.yaml');
  // Only the cases of recorded answers are about examples that are missing.
  const counting = diagnostics.filter(({ code }) => code !== 'no-answer' || file.name.startsWith('recorded-'));
  const own = counting.filter(({ severity, line, file }) => severity === 'error' || line <= length || file !== main);
  return own.length === 0 ? ['ok'] : own.map((finding) => formatFinding(finding, directory));
}

/** A finding of an included file also has the name of that file. */
function formatFinding({ severity, code, file, line, column, message, hint }: Diagnostic, directory: string): string {
  const name = relative(directory, file);
  const place = `${name === 'case.yaml' ? '' : `${name}:`}${line}:${column}`;
  const text = `${severity} ${code} ${place} ${message}${hint === null ? '' : `; ${hint}`}`;
  return text.replaceAll(`${directory}/`, '');
}

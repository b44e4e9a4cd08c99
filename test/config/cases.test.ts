/** Tests that the findings of the compiler for each file in cases/ are the expected ones. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import t from 'tap';
import { compileConfig } from '../../src/compile/compile.ts';
import type { Diagnostic } from '../../src/config/diagnostic.ts';
import { type CaseFile, completeInput, parseCase } from './case-file.ts';

const root = join(import.meta.dirname, '../..');
const cases = join(import.meta.dirname, 'cases');
const update = process.env.UPDATE === '1';
const only = process.argv[2] ?? '';

for (const name of readdirSync(cases).filter((file) => file.endsWith('.case') && file.includes(only))) {
  t.test(name.replace('.case', ''), async (t) => {
    const file = join(cases, name);
    const parsed = parseCase(readFileSync(file, 'utf8'));
    const directory = parsed.files.size > 0 ? t.testdir() : root;
    const found = check(parsed, directory);
    if (update) {
      writeFileSync(file, `${parsed.head}---- expect\n${found.join('\n')}\n`);
    } else {
      t.match(found, { length: parsed.expected.length }, 'as many findings as expected', {
        found,
        expected: parsed.expected,
      });
      for (const [index, expected] of parsed.expected.entries()) {
        const line = found[index] ?? '';
        // Position and code must be equal; the expected words may be a part of the message.
        const [, place = '', words = ''] = /^(\S+ \S+ \S+) ?(.*)$/.exec(expected) ?? [undefined, expected];
        t.ok(line.startsWith(place) && line.slice(place.length).includes(words), expected, { found: line });
      }
    }
  });
}

function check(file: CaseFile, directory: string): readonly string[] {
  for (const [name, text] of file.files) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
    // The findings on files of secrets depend on the mode, so the umask must not change it.
    chmodSync(join(directory, name), 0o644);
  }
  const base =
    file.base === 'none' ? '' : readFileSync(join(import.meta.dirname, 'bases', `${file.base}.yaml`), 'utf8');
  const text = completeInput(file, base);
  const { diagnostics, plan } = compileConfig(join(directory, 'case.yaml'), { text, env: file.env });
  const isRefused = diagnostics.some(({ severity }) => severity === 'error');
  if (isRefused === (plan !== undefined)) throw new Error('there is a plan if and only if there is no error');
  const length = file.input.split('\n').length - 1;
  const main = join(directory, 'case.yaml');
  const own = diagnostics.filter(({ severity, line, file }) => severity === 'error' || line <= length || file !== main);
  return own.length === 0 ? ['ok'] : own.map((finding) => formatFinding(finding, directory));
}

/** A finding of an included file also has the name of that file. */
function formatFinding({ severity, code, file, line, column, message, hint }: Diagnostic, directory: string): string {
  const name = relative(directory, file);
  const place = `${name === 'case.yaml' ? '' : `${name}:`}${line}:${column}`;
  const text = `${severity} ${code} ${place} ${message}${hint === null ? '' : `; ${hint}`}`;
  return text.replaceAll(`${directory}/`, '');
}

/** The shipped configuration as the text of one file, for tests that edit it or copy it to another folder, and edits that must find something. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { includedNames } from '../../src/cli/starters/starter.ts';

const folder = resolve(import.meta.dirname, '../..');
const main = 'gateway.yaml';

/** The names of the shipped files, relative to the root folder, the main one first. */
export const shippedNames: readonly string[] = [main, ...includedNames(read(main))];

/** The shipped configuration without `include`: each section has the entries of all files. Files that it names are relative to the root. */
export const shippedText: string = joined();

/** The same text with absolute names of files, for a copy in another folder. */
export const portableText: string = shippedText.replaceAll(' schemas/', () => ` ${join(folder, 'schemas')}/`);

/** A replacement as in `String.replace`: of the first occurrence of a text, or of what the pattern matches. */
export type Edit = readonly [from: string | RegExp, to: string];

/** The text after the edits. @throws Error if the text has no place for one of them, so that no test passes because of it */
export function edited(text: string, ...edits: readonly Edit[]): string {
  return edits.reduce((before, [from, to]) => {
    const isThere = typeof from === 'string' ? before.includes(from) : before.search(from) !== -1;
    if (!isThere) throw new Error(`the configuration has no ${from}`);
    return before.replace(from, to);
  }, text);
}

function read(name: string): string {
  return readFileSync(resolve(folder, name), 'utf8');
}

function joined(): string {
  const sections = new Map<string, string>();
  for (const name of shippedNames) {
    for (const [section, text] of sectionsOf(read(name).replaceAll(' ../schemas/', ' schemas/'))) {
      const before = sections.get(section);
      sections.set(section, before === undefined ? text : `${before}\n${bodyOf(text)}`);
    }
  }
  sections.delete('include');
  // Tests append routes to the text.
  const routes = sections.get('routes') ?? '';
  sections.delete('routes');
  return `${[...sections.values(), routes].join('\n\n')}\n`;
}

/** The sections of a file by name, each with the comment above it. */
function sectionsOf(text: string): readonly (readonly [name: string, text: string])[] {
  const sections = text.split(/\n\n+(?=(?:#[^\n]*\n)*\w+:)/);
  return sections.flatMap((section) => {
    const name = /^(\w+):/m.exec(section)?.[1];
    return name === undefined ? [] : [[name, section.trimEnd()] as const];
  });
}

/** The entries of a section. */
function bodyOf(section: string): string {
  return section.replace(/^(?:#[^\n]*\n)*\w+:[^\n]*\n/, '');
}

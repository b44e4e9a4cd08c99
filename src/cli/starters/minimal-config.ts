/** Makes a smaller configuration from the shipped one: the entries that some of its interfaces need, as they are written, in one file. */
import { resolve } from 'node:path';
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { compileConfig } from '../../config/compile-config.ts';
import { type LoadedConfig, loadConfig } from '../../config/read/load.ts';
import { referencesIn } from '../../config/read/references.ts';
import { entrySections } from '../../config/read/schema-words.ts';
import { globMatcher } from '../../lib/text/prefix.ts';
import type { Plan } from '../../plan/index.ts';
import { CONFIG_FILE } from './starter.ts';

/** The interfaces that a configuration can be made for. Their variants (`messages_models`) belong to them. */
export const INTERFACES = ['video', 'generative', 'messages'] as const;
export type StartInterface = (typeof INTERFACES)[number];

type Config = NonNullable<LoadedConfig['config']>;
/** The names of the entries to keep, by section. */
type Kept = ReadonlyMap<string, ReadonlySet<string>>;
/** An entry with its comment, and the line of its section in its file, with the comment above it. */
type Entry = { readonly text: string; readonly head: string };
/** The entries of a section by their written names. A section that is one value has no entries. */
type Section = { readonly head: string; readonly entries: Map<string, Entry> };

/** A configuration for some interfaces, with the schemas that it names. */
export function minimalConfig(
  files: ReadonlyMap<string, string>,
  interfaces: readonly StartInterface[],
): ReadonlyMap<string, string> {
  const read = new Map(Array.from(files, ([name, text]) => [resolve(name), text]));
  const { plan } = compileConfig(CONFIG_FILE, { env: {}, read });
  const { config } = loadConfig(CONFIG_FILE, undefined, read);
  if (plan === undefined || config === undefined) throw new Error('the shipped configuration has mistakes');
  const text = excerpt(sectionsOf(files), keptFor(interfaces, config, plan), interfaces);
  const isNamed = (name: string) => name === 'schemas/gateway.editor.json' || text.includes(name);
  const schemas = [...files].filter(([name]) => name.startsWith('schemas/') && isNamed(name));
  return new Map([...schemas, [CONFIG_FILE, text]]);
}

/** What the routes of the interfaces need, directly or through other entries. */
function keptFor(interfaces: readonly StartInterface[], config: Config, plan: Plan): Kept {
  const kept = new Map<string, Set<string>>();
  const keep = (section: string, name: string): void => {
    const names = kept.get(section) ?? new Set();
    kept.set(section, names);
    if (names.has(name)) return;
    names.add(name);
    const entries = Object.entries(config).find(([key]) => key === section)?.[1];
    const entry: unknown = Object(entries)[name];
    if (entry !== undefined) for (const { to, name: other } of referencesIn(section, entry)) keep(to, other);
  };
  const isWanted = (name: string): boolean => interfaces.some((each) => name === each || name.startsWith(`${each}_`));
  for (const route of plan.routes) {
    if (!isWanted(route.interface.name)) continue;
    keep('routes', route.name);
    keep('interfaces', route.interface.name);
    if (route.action !== 'forward' || route.model === undefined) continue;
    for (const [id, model] of Object.entries(config.models ?? {}))
      if (isTaken(id, model, config.routes[route.name])) keep('models', id);
  }
  return kept;
}

type Model = NonNullable<Config['models']>[string];

/** Whether a route may take a model, by its id, or its type and upstream. */
function isTaken(id: string, model: Model, route: Config['routes'][string] | undefined): boolean {
  const rule = route !== undefined && 'model' in route ? route.model : undefined;
  if (rule !== undefined && 'is' in rule) return rule.is === id;
  const { type, upstream } = rule ?? {};
  return (
    (type === undefined || type === model.type) &&
    (upstream === undefined || [model.upstream].flat().every((name) => upstream.includes(name)))
  );
}

/** The sections of all files. `tollgate fmt` has laid them out: a section has its name in column 1, and its entries are indented by two. */
function sectionsOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>();
  const main = files.get(CONFIG_FILE) ?? '';
  const included = [...files].flatMap(([name, text]) => (name.endsWith('.yaml') && text !== main ? [text] : []));
  for (const text of [main, ...included]) {
    const written = text.replaceAll('../schemas/', 'schemas/').matchAll(/^((?:#.*\n)*)(\w+):(.*\n(?:(?: .*)?\n)*)/gm);
    for (const [, comment = '', name = '', body = ''] of written) {
      const end = body.indexOf('\n') + 1;
      const head = `${comment}${name}:${body.slice(0, end)}`;
      const section = sections.get(name) ?? { head, entries: new Map() };
      sections.set(name, section);
      for (const [entry, key = ''] of body
        .slice(end)
        .matchAll(/(?:^ {2}#.*\n)*^ {2}(?:- )?([^\s#:]+).*\n(?:(?: {3,}.*)?\n)*/gm))
        section.entries.set(key, { text: `${entry.trimEnd()}\n`, head });
    }
  }
  return sections;
}

/** Sections that only some interfaces need. */
const NEEDED: Readonly<Record<string, (text: string, kept: Kept) => boolean>> = {
  include: () => false,
  settle: (_, kept) => kept.has('tasks'),
  media: (text) => text.includes(': { media: '),
};

/** The text of the kept entries, with their comments. */
function excerpt(sections: ReadonlyMap<string, Section>, kept: Kept, interfaces: readonly string[]): string {
  const texts = new Map<string, string>();
  const textOf = ({ head, entries }: Section, isKept: (key: string) => boolean): string => {
    const left = [...entries.keys()].filter(isKept);
    if (left.length === 0) return entries.size > 0 ? '' : head;
    return (
      (entries.get(left[0] ?? '')?.head ?? '') + left.map((key) => withMembersOfParent(key, entries, isKept)).join('')
    );
  };
  for (const [name, section] of sections) {
    const wanted = ENTRIES.has(name) ? writtenNames(section, kept.get(name) ?? new Set()) : undefined;
    texts.set(
      name,
      textOf(section, (key) => wanted?.has(key) ?? true),
    );
  }
  const all = [...texts].flatMap(([name, text]) => (name === 'each' ? [] : text)).join('');
  const each = sections.get('each');
  const isUsed = (list: string) => [`$(${list})`, `$(${list}.`].some((placeholder) => all.includes(placeholder));
  if (each !== undefined) texts.set('each', textOf(each, isUsed));
  const [envelope = ''] = kept.get('envelopes') ?? [];
  texts.set('server', (texts.get('server') ?? '').replace(/(?<=^ {2}envelope: ).*/m, envelope));
  const written = [...texts].flatMap(([name, text]) =>
    text === '' || NEEDED[name]?.(all, kept) === false ? [] : text,
  );
  // The comment above the first section belongs to the whole file.
  return `${header(interfaces)}${written.join('\n').replace(/^(#.*\n)+/, '')}`;
}

/** The sections of named entries. */
const ENTRIES: ReadonlySet<string> = new Set(Object.keys(entrySections(schema)));

/** The written names of the kept entries. If several match one, as `$(family)` matches every name, the most literal one. */
function writtenNames({ entries }: Section, names: ReadonlySet<string>): ReadonlySet<string> {
  const written = Array.from(entries.keys(), (key) => {
    const parts = key.split(/\$\([^)]+\)/);
    return { key, fits: globMatcher([parts.join('*')]), literal: parts.join('').length };
  }).sort((a, b) => b.literal - a.literal);
  return new Set([...names].flatMap((name) => written.find(({ fits }) => fits(name))?.key ?? []));
}

/** The text of an entry. If it is `like` one that is not kept, the inherited members are added. */
function withMembersOfParent(key: string, entries: Section['entries'], isKept: (key: string) => boolean): string {
  const text = entries.get(key)?.text ?? '';
  const [, parent = ''] = /^ {4}like: (\S+)$/m.exec(text) ?? [];
  if (!entries.has(parent) || isKept(parent)) return text;
  const members = withMembersOfParent(parent, entries, isKept).match(/^ {4}\w+:.*\n(?: {5,}.*\n)*/gm) ?? [];
  const own = text.replace(/^ {4}like: .*\n/m, '');
  const inherited = members.filter((member) => !own.includes(`\n${member.slice(0, member.indexOf(':') + 1)}`));
  return own.replace(/^ {4}/m, () => `${inherited.join('')}    `);
}

function header(interfaces: readonly string[]): string {
  return [
    '# yaml-language-server: $schema=./schemas/gateway.editor.json',
    `# A start for ${interfaces.length === 1 ? 'the interface' : 'the interfaces'} ${interfaces.join(', ')}. Replace the prices and models by yours. \`tollgate check\` reports`,
    '# every mistake, `tollgate plan` shows the result, and docs/reference/language.md explains every section.',
    '',
  ].join('\n');
}

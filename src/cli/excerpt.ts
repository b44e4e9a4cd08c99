/** Makes a smaller start from the shipped configuration: only what some of its interfaces need, with the comments of the kept parts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { compileConfig } from '../compile/compile.ts';
import { readLists } from '../config/expand/lists.ts';
import { Mistakes } from '../config/expand/mistakes.ts';
import { gather } from '../config/include.ts';
import { layOut } from '../config/layout/layout.ts';
import { type Loaded, loadConfig } from '../config/load.ts';
import { referencesIn } from '../config/references.ts';
import { parsePointer } from '../lang/pointer.ts';
import type { Plan } from '../plan.ts';
import { CONFIG_FILE } from './starter.ts';
import { type Kept, writeExcerpt } from './write-excerpt.ts';

/** The interfaces that a start can be made for. Their variants (`messages_models`) belong to them. */
export const INTERFACES = ['video', 'generative', 'messages'] as const;
export type StartInterface = (typeof INTERFACES)[number];

type Config = NonNullable<Loaded['config']>;

/** A configuration for some interfaces, with the schemas that it names. */
export function excerptOf(
  files: ReadonlyMap<string, string>,
  interfaces: readonly StartInterface[],
): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-init-'));
  try {
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const file = join(folder, CONFIG_FILE);
    const { plan } = compileConfig(file, { env: {} });
    const { config } = loadConfig(file);
    const { source } = gather(file);
    const { root } = source;
    if (plan === undefined || config === undefined || !isMap(root))
      throw new Error('the shipped configuration has mistakes');
    const kept = keptFor(interfaces, config, plan);
    const written = writeExcerpt(root, readLists(source, new Mistakes(source, true)), kept, interfaces);
    const text = layOut(withoutUnused(besideMain(written), file));
    const isNamed = (name: string) => name === 'schemas/gateway.editor.json' || text.includes(name);
    const schemas = [...files].filter(([name]) => name.startsWith('schemas/') && isNamed(name));
    return new Map([...schemas, [CONFIG_FILE, text]]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text with the schemas named from the main file's folder: those of an included file are named from its own folder. */
function besideMain(text: string): string {
  return text.replaceAll(/(?:\.\.\/)+(?=schemas\/)/g, '');
}

/** The text without what `check` calls unused, such as a member of a card that no kept catalogue shows. */
function withoutUnused(text: string, file: string): string {
  const { diagnostics } = compileConfig(file, { text, env: {} });
  const unused = diagnostics.filter(({ code }) => code === 'unused');
  if (unused.length === 0) return text;
  const document = parseDocument(text);
  for (const { pointer } of unused) document.deleteIn(parsePointer(pointer) ?? []);
  return document.toString({ lineWidth: 0 });
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
  const isWanted = (name: string): boolean => interfaces.some((one) => name === one || name.startsWith(`${one}_`));
  for (const route of plan.routes) {
    if (!isWanted(route.interface.name)) continue;
    keep('routes', route.name);
    keep('interfaces', route.interface.name);
    if (route.action !== 'forward' || route.model === undefined) continue;
    for (const [id, model] of Object.entries(config.models ?? {}))
      if (isTaken(model, config.routes[route.name])) keep('models', id);
  }
  return kept;
}

type Model = NonNullable<Config['models']>[string];

/** Whether a route may take a model, by its type and upstream. */
function isTaken(model: Model, route: Config['routes'][string] | undefined): boolean {
  const rule = route !== undefined && 'model' in route ? route.model : undefined;
  const { type, upstream } = rule ?? {};
  return (
    (type === undefined || type === model.type) &&
    (upstream === undefined || [model.upstream].flat().every((name) => upstream.includes(name)))
  );
}

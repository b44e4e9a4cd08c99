/** The sections of a configuration in which names are declared: what their entries are called, and what these refer to. */
import type { Repair } from '../config/repairs.ts';
import type { GatewayConfig } from '../generated/gateway.d.ts';

/** A part of the file in which names are declared. */
export type Section = Exclude<keyof GatewayConfig, 'version' | 'server' | 'store' | 'settle' | 'media' | 'currency'>;

/** What one entry of a section is, as the file has it. */
export type EntryOf<Name extends Section> = NonNullable<GatewayConfig[Name]>[string];

type Entries = { readonly [Name in Section]: Readonly<Record<string, EntryOf<Name>>> | undefined };

/** The entries of a section, none where it is absent. */
export function entriesOf<Name extends Section>(section: Name, config: GatewayConfig): [string, EntryOf<Name>][] {
  const { prices, models, billing, tasks, fills, catalogues, mounts } = config;
  const all: Entries = { ...config, prices, models, billing, tasks, fills, catalogues, mounts };
  const entries: Entries[Name] = all[section];
  return entries === undefined ? [] : Object.entries(entries);
}

interface SectionRule {
  /** An entry in messages, with its article. */
  readonly entry: string;
  /** Which keys of an entry, at any depth, name entries of which other sections. */
  readonly refersTo: Readonly<Record<string, readonly Section[]>>;
}

export const sections: Readonly<Record<Section, SectionRule>> = {
  upstreams: { entry: 'an upstream', refersTo: {} },
  prices: { entry: 'a price table', refersTo: {} },
  models: { entry: 'a model', refersTo: { upstream: ['upstreams'], price: ['prices'] } },
  envelopes: { entry: 'an envelope', refersTo: {} },
  interfaces: { entry: 'an interface', refersTo: { envelope: ['envelopes'] } },
  billing: { entry: 'a billing rule', refersTo: {} },
  tasks: { entry: 'a task kind', refersTo: {} },
  fills: { entry: 'a fill', refersTo: {} },
  catalogues: { entry: 'a catalogue', refersTo: { upstream: ['upstreams'] } },
  routes: {
    entry: 'a route',
    refersTo: {
      interface: ['interfaces'],
      upstream: ['upstreams'],
      catalogue: ['catalogues'],
      model: ['models', 'upstreams'],
      branches: ['billing', 'tasks', 'fills', 'models'],
      billing: ['billing'],
      creates_task: ['tasks'],
      fill: ['fills'],
      task: ['tasks'],
      kinds: ['tasks'],
    },
  },
  mounts: { entry: 'a mount', refersTo: { upstream: ['upstreams'], interface: ['interfaces'] } },
};

/** The sections that an entry of this one may refer to. */
export function referredBy(section: Section): readonly Section[] {
  return Object.values(sections[section].refersTo).flat();
}

/** The sections that the value may have referred to that stood where the document was repaired. */
export function referredAt({ path }: Repair): readonly Section[] {
  const [name = '', ...below] = path;
  if (!isSection(name)) return [];
  // An item of a list stands for its list; a whole entry may have referred to anything.
  const key = path.findLast((token) => typeof token === 'string' && !/^\d+$/.test(token));
  return below.length < 2 ? referredBy(name) : (sections[name].refersTo[String(key)] ?? []);
}

function isSection(name: string | number): name is Section {
  return Object.hasOwn(sections, name);
}

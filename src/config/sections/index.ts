/** Lists the sections that declare names: what an entry is called in messages, and which sections it refers to. */

import { isRecord } from '../../lib/json/record.ts';
import type { GatewayConfig } from '../../plan/generated/gateway.d.ts';
import type { Repair } from '../repair/repairs.ts';

/** A section of the file that declares names. */
export type Section = Exclude<
  keyof GatewayConfig,
  | 'version'
  | 'server'
  | 'admin'
  | 'store'
  | 'settle'
  | 'media'
  | 'webhooks'
  | 'retention'
  | 'requests'
  | 'seller'
  | 'currency'
  | 'aliases'
>;

/** The type of a section's entries in the file. */
export type EntryOf<Name extends Section> = NonNullable<GatewayConfig[Name]>[string];

type Entries = { readonly [Name in Section]: Readonly<Record<string, EntryOf<Name>>> | undefined };

/** The entries of a section; none if it is absent. */
export function entriesOf<Name extends Section>(section: Name, config: GatewayConfig): [string, EntryOf<Name>][] {
  const { prices, models, price_lists, groups, billing, tasks, fills, catalogues, mounts, limits } = config;
  const priced = { prices, models, price_lists, groups, billing };
  const all: Entries = { ...config, ...priced, tasks, fills, catalogues, mounts, limits };
  const entries: Entries[Name] = all[section];
  return entries === undefined ? [] : Object.entries(entries);
}

interface SectionRule {
  /** An entry in messages, with its article. */
  readonly entry: string;
  /** For each key of an entry, at any depth, the sections to which its value may refer. */
  readonly refersTo: Readonly<Record<string, readonly Section[]>>;
}

export const SECTIONS: Readonly<Record<Section, SectionRule>> = {
  limits: { entry: 'a limit', refersTo: {} },
  upstreams: { entry: 'an upstream', refersTo: {} },
  prices: { entry: 'a price table', refersTo: {} },
  models: { entry: 'a model', refersTo: { upstream: ['upstreams'], price: ['prices'], cost: ['prices'] } },
  price_lists: { entry: 'a price list', refersTo: { prices: ['prices'] } },
  groups: { entry: 'a group', refersTo: { prices: ['price_lists'] } },
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
  return Object.values(SECTIONS[section].refersTo).flat();
}

/** The sections to which a repaired value may have referred. */
export function referredAt({ path, value }: Repair): readonly Section[] {
  const [name = '', ...below] = path;
  // An unknown section may have been meant to be any entry or section.
  if (!isSection(name)) return below.length === 0 && isRecord(value) ? Object.keys(SECTIONS).filter(isSection) : [];
  // For a list item, use the key of the list. A whole entry may have referred to any of its sections.
  const key = path.findLast((token) => typeof token === 'string' && !/^\d+$/.test(token));
  return below.length < 2 ? referredBy(name) : (SECTIONS[name].refersTo[String(key)] ?? []);
}

/** Whether it is the name of a section with entries. */
export function isSection(name: string | number): name is Section {
  return Object.hasOwn(SECTIONS, name);
}

/** Finds entries that are written differently although their plans look the same: expressions and trees are functions in a plan. */
import type { GatewayConfig } from '../../generated/gateway.d.ts';
import type { Plan } from '../../plan.ts';
import type { UsedSchema } from '../schemas.ts';
import type { Change, Part } from './change.ts';

/** A compiled configuration with what it was compiled from. */
export interface Configuration {
  readonly plan: Plan;
  readonly document: GatewayConfig;
  readonly schemas: readonly UsedSchema[];
}

/** The sections whose entries have such values. Models and prices are compared by their cells. */
const SECTIONS: Readonly<Partial<Record<keyof GatewayConfig, Part>>> = {
  routes: 'route',
  models: 'model',
  interfaces: 'interface',
  tasks: 'task kind',
  billing: 'billing rule',
  envelopes: 'envelope',
  fills: 'fill',
  catalogues: 'catalogue',
};

/** @param found changes that are known already. Their parts are not listed again. */
export function diffWritten(old: GatewayConfig, next: GatewayConfig, found: readonly Change[]): readonly Change[] {
  const known = new Set(
    found.flatMap((change) => {
      if (change.change === 'price') return change.models.map((model) => `model ${model}`);
      return 'part' in change ? `${change.part} ${change.name}` : [];
    }),
  );
  return Object.entries(SECTIONS).flatMap(([section, part]) => {
    const before = entriesOf(old, section);
    const after = entriesOf(next, section);
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): readonly Change[] => {
      const [was, is] = [before.get(name), after.get(name)];
      if (was === is || known.has(`${part} ${name}`)) return [];
      if (was === undefined) return [{ change: 'added', part, name, about: '' }];
      if (is === undefined) return [{ change: 'removed', part, name, about: '' }];
      return [{ change: 'changed', part, name, fields: [] }];
    });
  });
}

/** The entries of a section as text. Examples are left out: they describe a route and do not change it. */
function entriesOf(config: GatewayConfig, section: string): ReadonlyMap<string, string> {
  const entries: unknown = Reflect.get(config, section);
  if (typeof entries !== 'object' || entries === null) return new Map();
  return new Map(
    Object.entries(entries).map(([name, entry]) => [
      name,
      JSON.stringify(entry, (key, value) => (key === 'examples' ? undefined : value)),
    ]),
  );
}

/** Compiles `aliases`: other names of models. */

import type { ModelPlan, Plan } from '../../../plan/index.ts';
import type { References } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';

/** Reports an alias of no model, and one that has the name of a model. */
export function compileAliases({ config, report }: Scope, models: References<ModelPlan>): Plan['aliases'] {
  if (config.aliases === undefined) return undefined;
  for (const [name, id] of Object.entries(config.aliases)) {
    models.use(id, ['aliases', name]);
    if (config.models?.[name] === undefined) continue;
    const message = `'${name}' is a model, so it cannot be the alias of '${id}'`;
    report.error('bad-model', ['aliases', name], message, 'choose another name, or remove the model', { on: 'key' });
  }
  return new Map(Object.entries(config.aliases));
}

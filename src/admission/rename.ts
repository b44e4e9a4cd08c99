/** Replaces the model's id by the upstream's own name of the model, in the body or in the parameters of the path. */
import { parsePointer } from '../lang/pointer.ts';
import { setMember } from '../lang/set-member.ts';
import { type ModelPlan, type ModelRule, nameAt, type UpstreamPlan } from '../plan.ts';
import { type ParsedBody, reparse } from './body.ts';

/** The body with the upstream's name of the model; no other byte changes. The body itself if the model has no other name. */
export function renameModel(
  { source }: ModelRule,
  model: ModelPlan | undefined,
  upstream: UpstreamPlan | undefined,
  body: ParsedBody,
): ParsedBody {
  if (model === undefined || upstream === undefined || model.as.size === 0 || source.in !== 'body') return body;
  const name = JSON.stringify(nameAt(model, upstream));
  return reparse(setMember(body.text, parsePointer(source.pointer) ?? [], name));
}

/** The parameters for the upstream's path. */
export function renamedParams(
  rule: ModelRule | undefined,
  model: ModelPlan | undefined,
  upstream: UpstreamPlan | undefined,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (model === undefined || upstream === undefined || model.as.size === 0 || rule?.source.in !== 'param')
    return params;
  return { ...params, [rule.source.param]: nameAt(model, upstream) };
}

/** Replaces the model's id by the upstream's own name of the model, in the body or in the parameters of the path. */
import { follow } from '../../lib/json/pointer.ts';
import { Refusal } from '../../lib/refusal.ts';
import { hasDotSegment } from '../../lib/text/path-template.ts';
import { type ModelPlan, type ModelRule, nameAt, type UpstreamPlan } from '../../plan/index.ts';
import { type ParsedBody, reparse } from './body.ts';
import { replacePart } from './form.ts';
import { paramsId } from './model.ts';
import { setMember } from './set-member.ts';

/**
 * The body with the upstream's name of the model; no other byte changes. The body itself if it has that name. A body that names no
 * model gets the default's name: the upstream must not choose another model than the one that is billed.
 */
export function renameModel(
  { source }: ModelRule,
  model: ModelPlan | undefined,
  upstream: UpstreamPlan | undefined,
  body: ParsedBody,
): ParsedBody {
  if (model === undefined || upstream === undefined || source.in !== 'body') return body;
  const name = nameAt(model, upstream);
  if (follow(source.at, body.value) === name) return body;
  if (body.spans !== undefined) return replacePart(body, source.at[0] ?? '', name);
  return reparse(setMember(body.text, source.at, JSON.stringify(name)));
}

/** The parameters for the upstream's path. @throws Refusal invalid_request for one that could lead to another path there. */
export function renamedParams(
  rule: ModelRule | undefined,
  model: ModelPlan | undefined,
  upstream: UpstreamPlan | undefined,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  for (const param of Object.values(params)) refuseDots(param);
  if (model === undefined || upstream === undefined) return params;
  const name = nameAt(model, upstream);
  if (rule?.source.in === 'query') return { ...params, [rule.source.name]: name };
  if (rule?.source.in !== 'param' || paramsId(rule.source.params, params) === name) return params;
  const { params: names } = rule.source;
  // The compiler checks that a name for several parameters has as many parts.
  const parts = names.length === 1 ? [name] : name.split('/');
  return { ...params, ...Object.fromEntries(names.map((param, index) => [param, parts[index] ?? ''])) };
}

function refuseDots(param: string): void {
  if (!hasDotSegment(param)) return;
  throw new Refusal(
    'invalid_request',
    "the path has '.' or '..' as a segment, which is not accepted; name one resource",
  );
}

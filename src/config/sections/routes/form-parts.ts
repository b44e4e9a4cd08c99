/** Compiles the parts of a form, and checks that pointers into the body name parts of the form. */

import { isEarlier } from '../../../billing/kinds.ts';
import { parsePointer } from '../../../lib/json/pointer.ts';
import { parseSize_bytes } from '../../../lib/time/duration.ts';
import type { FileBody, FormPart, RouteModel, RouteUpstream } from '../../../plan/generated/gateway.d.ts';
import type { BranchPlan, FilePlan, FormPlan } from '../../../plan/index.ts';
import { suggestion } from '../../compile/reference-fields.ts';
import { readSize_bytes } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { DEFAULT_BODY_LIMIT, LARGEST_BODY } from '../server/compile.ts';
import { checkParam, type RouteScope } from './route-scope.ts';
import { writtenBranches } from './written-branches.ts';

const TEXT_max = '64KiB';

/** Compiles `form`. A file without a limit of its own has the limit of the body. */
export function compileForm(
  parts: Readonly<Record<string, FormPart>>,
  config: RouteModel | RouteUpstream,
  branches: readonly BranchPlan[],
  route: RouteScope,
): FormPlan {
  const place = [...route.place, 'form'];
  checkUses(parts, config, branches, route);
  return new Map(
    Object.entries(parts).map(([name, part]) => {
      const { type = 'string', required = false, max, content_types, repeat } = part;
      if (content_types !== undefined && type !== 'file') {
        const message = `only a file has content types, and the part '${name}' is of type ${type}`;
        const at = [...place, name, 'content_types'];
        route.report.error('bad-form', at, message, 'remove content_types, or write type: file', {
          on: 'key',
          basis: [[...place, name, 'type']],
        });
      }
      const written = max ?? (type === 'file' ? undefined : TEXT_max);
      const max_bytes =
        written === undefined
          ? LARGEST_BODY.largest_bytes
          : readSize_bytes(written, [...place, name, 'max'], LARGEST_BODY, route);
      const { body_limit = route.config.server?.body_limit ?? DEFAULT_BODY_LIMIT } = config;
      if (max !== undefined && max_bytes > (parseSize_bytes(body_limit) ?? max_bytes)) {
        const message = `'${max}' has no effect, because the body_limit is ${body_limit}`;
        const basis = [
          ['server', 'body_limit'],
          [...route.place, 'body_limit'],
        ];
        route.report.warning('bad-size', [...place, name, 'max'], message, 'raise body_limit, or lower this limit', {
          basis,
        });
      }
      return [name, { type, required, max_bytes, max_parts: repeat, content_types }];
    }),
  );
}

/** Compiles `file`. */
export function compileFile(
  { content_types, json = false }: FileBody,
  config: RouteModel | RouteUpstream,
  branches: readonly BranchPlan[],
  route: RouteScope,
): FilePlan {
  if (config.form !== undefined) {
    const message = "'form' and 'file' exclude each other: a body is a form or a file";
    route.report.error('conflicting-keys', [...route.place, 'file'], message, 'keep one of them', { on: 'key' });
  } else if (!json) checkUses({ file: { type: 'file' } }, config, branches, route);
  else if (!branches.some(({ when }) => when.cel !== undefined)) {
    const message = 'the route takes files and JSON, but no branch tells them apart';
    const hint = 'add branches, the first with when: { cel: has(body.file) }';
    const basis = [[...route.place, 'branches']];
    route.report.error('bad-form', [...route.place, 'file', 'json'], message, hint, { basis });
  }
  return { content_types, json };
}

/** Reports settings that change the body, because a form is forwarded unchanged, and pointers to parts that the form does not have. */
function checkUses(
  parts: Readonly<Record<string, FormPart>>,
  config: RouteModel | RouteUpstream,
  branches: readonly BranchPlan[],
  route: RouteScope,
): void {
  const { place, report } = route;
  const [key, noun] = config.form === undefined ? (['file', 'files'] as const) : (['form', 'forms'] as const);
  const written: readonly (readonly [Path, object])[] =
    'branches' in config && config.branches !== undefined
      ? config.branches.map((branch, index) => [[...place, 'branches', index], branch] as const)
      : [[place, config]];
  for (const [at, branch] of written) {
    for (const edit of ['shorthand', 'body', 'fill'] as const) {
      if (Reflect.get(branch, edit) === undefined) continue;
      const message = `'${edit}' is for JSON, and the bodies of this route are ${noun}`;
      report.error('bad-form', [...at, edit], message, `remove ${edit}`, { on: 'key', basis: [[...place, key]] });
    }
  }
  if (branches.some(({ only }) => only !== undefined)) {
    const message = `'forward.only' is for JSON, and the bodies of this route are ${noun}`;
    report.error('bad-form', [...place, key], message, 'remove only; other parts than these are refused', {
      on: 'key',
    });
  }
  const known = Object.keys(parts);
  const check = (pointer: string, at: Path, what: string, isText: boolean): void => {
    const [name = '', ...below] = parsePointer(pointer) ?? [''];
    const part = parts[name];
    const basis = [[...place, key]];
    if (part === undefined)
      report.error(
        'bad-form',
        at,
        key === 'form' ? `the form has no part '${name}'` : `facts see the file at /file, not at /${name}`,
        suggestion(name, known),
        { basis },
      );
    else if (isText && (part.type === 'file' || part.repeat !== undefined || below.length > 0))
      report.error('bad-form', at, `${what} must be one text part`, 'remove type: file and repeat from the part', {
        basis,
      });
  };
  if ('model' in config && 'at' in config.model) {
    check(config.model.at, [...place, 'model', 'at'], 'the model', true);
    if (config.model.default !== undefined) {
      const message = 'a form cannot have a default model, because it is forwarded as it came';
      report.error('bad-form', [...place, 'model', 'default'], message, 'remove default, and make the part required', {
        on: 'key',
      });
    }
  }
  for (const { billing, meter } of branches) {
    const rule = billing ?? meter;
    const facts = route.config.billing?.[rule?.name ?? '']?.facts ?? {};
    for (const [name, fact] of Object.entries(facts)) {
      if (!('at' in fact)) continue;
      const at = ['billing', rule?.name ?? '', 'facts', name, 'at'];
      for (const [index, pointer] of [fact.at].flat().entries())
        check(pointer, Array.isArray(fact.at) ? [...at, index] : at, 'a fact', false);
    }
  }
}

/**
 * Reports facts of an earlier task that is named by a parameter which the route does not have. With a default, another route of the rule
 * may have it.
 */
export function checkEarlierParams(branches: readonly BranchPlan[], route: RouteScope): void {
  for (const { billing, meter } of branches) {
    const rule = (billing ?? meter)?.name ?? '';
    for (const { name, source } of (billing ?? meter)?.facts.filter(isEarlier) ?? []) {
      const { param } = source;
      if (param === undefined || (source.default !== undefined && isParamOf(rule, param, route))) continue;
      checkParam(param, ['billing', rule, 'facts', name, 'earlier', 'param'], route);
    }
  }
}

/** Whether a route that bills by the rule has the parameter. */
function isParamOf(rule: string, param: string, { config: { routes } }: RouteScope): boolean {
  return Object.entries(routes).some(
    ([name, each]) =>
      (each.match.includes(`{${param}}`) || each.match.includes(`{+${param}}`)) &&
      writtenBranches(name, each).some(([, { billing }]) => billing === rule),
  );
}

/** Reports facts that measure a file which requests of the route do not have. */
export function checkMeasured(
  config: RouteModel | RouteUpstream,
  branches: readonly BranchPlan[],
  route: RouteScope,
): void {
  const parts = Object.entries(config.form ?? {}).filter(
    ([, { type, repeat }]) => type === 'file' && repeat === undefined,
  );
  const files = config.file === undefined ? parts.map(([name]) => name) : ['file'];
  for (const { billing, meter } of branches) {
    const rule = billing ?? meter;
    for (const [name, fact] of Object.entries(route.config.billing?.[rule?.name ?? '']?.facts ?? {})) {
      if (!('media' in fact) || !('file' in fact.media) || files.includes(fact.media.file)) continue;
      const message = `'${fact.media.file}' is not a file of route ${route.name}`;
      const hint = files.length === 0 ? 'add form: or file: to the route' : suggestion(fact.media.file, files);
      const basis = ['form', 'file'].map((key) => [...route.place, key]);
      route.report.error('bad-form', ['billing', rule?.name ?? '', 'facts', name, 'media', 'file'], message, hint, {
        basis,
      });
    }
  }
}

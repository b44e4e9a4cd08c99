/**
 * Compares the members of bodies that billing rules and routes read with those that the schemas of bodies list. A misspelt one is absent
 * from every body: its fact always has its default, and so does the price.
 */

import { ownValue, parsePointer } from '../lang/pointer.ts';
import { nearest } from '../lang/prefix.ts';
import { isRecord } from '../lang/record.ts';
import type { Place } from './report.ts';
import type { UsedSchema } from './schemas.ts';
import type { Scope } from './scope.ts';

/** Pointers to spellings of one value, and their place. */
interface Read {
  readonly pointers: readonly string[];
  readonly place: Place;
}

/** Warns about members that no schema lists while it lists a similar one. @param used the schemas of bodies */
export function checkBodyMembers(used: readonly UsedSchema[], scope: Scope): void {
  for (const { place, file, document } of used) {
    if (place.at(-1) !== 'body') continue;
    const members = Object.keys(isRecord(document) && isRecord(document.properties) ? document.properties : {});
    if (members.length === 0) continue;
    const known = new Set(members);
    for (const { pointers, place: at } of readOf(place.slice(0, -1), scope)) {
      const names = pointers.map((pointer) => parsePointer(pointer)?.[0]);
      // One of several spellings may be an alias that the schema does not list.
      if (names.some((name) => name === undefined || known.has(name))) continue;
      for (const [index, name = ''] of names.entries()) {
        const meant = nearest(name, members);
        if (meant === undefined) continue;
        const message = `the schema of the bodies has no member '${name}' (${file})`;
        const one = pointers.length === 1 ? at : [...at, index];
        scope.report.warning('unknown-member', one, message, `did you mean '${meant}'?`, { offset: 1 });
      }
    }
  }
}

/** What the rule of a branch, and its route, read from the body. @param branch the place of the branch, or of a route without branches */
function* readOf(branch: Place, { config }: Scope): Iterable<Read> {
  const route = config.routes[String(branch[1])];
  const at = branch
    .slice(2)
    .reduce<unknown>(
      (value, token) => (isRecord(value) || Array.isArray(value) ? ownValue(value, String(token)) : undefined),
      route,
    );
  const rule = isRecord(at) ? at.billing : undefined;
  if (route !== undefined && 'model' in route && 'at' in route.model)
    yield { pointers: [route.model.at], place: [...branch.slice(0, 2), 'model', 'at'] };
  if (typeof rule !== 'string') return;
  for (const [name, fact] of Object.entries(config.billing?.[rule]?.facts ?? {})) {
    const place = ['billing', rule, 'facts', name];
    if ('at' in fact) yield { pointers: [fact.at].flat(), place: [...place, 'at'] };
    if ('count' in fact) yield { pointers: [fact.count.each].flat(), place: [...place, 'count', 'each'] };
  }
}

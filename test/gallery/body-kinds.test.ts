/**
 * What a schema of a request says of the items of a list, or of the members of an object, it must say whatever kind the value is. Upstreams
 * read one object as a list of one, so an id or a tool in the other kind would pass unseen.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import t from 'tap';
import { isRecord } from '../../src/lib/json/record.ts';
import { root } from '../support/tollgate.ts';

/** The files that refuse bodies. The `known` files only decide how much is held. */
function schemaFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/(^|\/)known/.test(name))
    .map((name) => join(root, folder, name));
}

/** Adds the places that say something of items or members and leave the kind of the value open. */
function openPlaces(schema: unknown, place: string, isKnown: boolean, found: string[]): void {
  if (!isRecord(schema)) return;
  const kindIsStated = isKnown || 'type' in schema;
  if ('items' in schema && !kindIsStated && !('then' in schema)) found.push(`${place}: items`);
  if ('properties' in schema && !kindIsStated) found.push(`${place}: members`);
  for (const [word, part] of Object.entries(schema)) {
    if (word === 'properties' || word === 'definitions') {
      if (isRecord(part))
        for (const [name, value] of Object.entries(part)) openPlaces(value, `${place}/${name}`, false, found);
    } else if (word === 'allOf' && Array.isArray(part)) {
      for (const each of part) openPlaces(each, place, kindIsStated, found);
    } else if (word === 'items') openPlaces(part, `${place}/*`, false, found);
    else if (word === 'then' || word === 'else') openPlaces(part, place, kindIsStated || 'if' in schema, found);
  }
}

for (const file of [...schemaFiles('schemas/requests'), ...schemaFiles('examples/schemas')]) {
  const found: string[] = [];
  openPlaces(JSON.parse(readFileSync(file, 'utf8')), '', false, found);
  t.same(found, [], relative(root, file));
}

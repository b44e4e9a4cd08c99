/** Every place of the shipped interfaces where a body can name a thing or a model of somebody else: nothing of it reaches the upstream. */
import t from 'tap';
import { readEntries, routeOf, takeCensus } from '../../scripts/census/census.ts';
import { keyHeaders, long, rig, withTimeouts } from '../support/interfaces.ts';

/** Members whose values are ids, addresses in a vendor's storage, or models. */
const NAMES =
  /(?:^|[_/])(?:\w*id|ids|uri|url|model|modelName|container|cachedContent|\w*Name|images|fileSearchStoreNames|datastore|engine|ragCorpus)$/i;

const rigged = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });
const { stack, server } = rigged;
const stranger = await stack.newAccount('stranger');
const headers = { ...keyHeaders(stranger.key), 'x-api-key': stranger.key, 'x-goog-api-key': stranger.key };

for (const { entry, members } of takeCensus(readEntries().filter(({ file }) => file === 'gateway.yaml'))) {
  const { method, path } = routeOf(entry);
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => entry.params?.[name] ?? '');
  const named = members.filter(({ path: at, list }) => {
    const name = at.split('/').findLast((step) => !/^[*{]/.test(step)) ?? '';
    return (list === 'owned' || list === 'refused' || list === 'model') && NAMES.test(name.replace(/\[.*$/, ''));
  });
  if (named.length === 0) continue;
  t.test(`${entry.name}: ${named.length} places`, async (t) => {
    const before = server.seen.length;
    for (const { path: at, list, body } of named) {
      const value = list === 'owned' && !/id$/i.test(at) ? 'asset://asset-of-another' : 'thing-of-another';
      const { status, json } = await stack.call(method, address, body(value), headers);
      // A route of one family of models refuses the others with 400.
      t.ok(status === 400 || (status === 404 && list !== 'refused'), `${at}: ${status}`);
      t.ok(typeof json === 'object' && json !== null && 'error' in json, 'in the envelope of the interface');
    }
    t.equal(server.seen.length, before, 'nothing was sent to the upstream');
  });
}

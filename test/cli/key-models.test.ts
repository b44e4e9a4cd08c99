/** `key create` rejects globs that match no model: a typo would give the key fewer models than intended. */
import t from 'tap';
import { workspace } from './tollgate.ts';

const { json, run } = await workspace(t);
await json(['account', 'create', 'acme']);
const create = (globs: string) => run(['key', 'create', '--account', 'acme', '--models', globs]);

t.test('globs that each match a model', async (t) => {
  t.equal((await create('c/*,chat-*,gen-pro,*')).code, 0);
});

t.test('a glob that matches no model is rejected with a suggestion', async (t) => {
  const refused = await create('c/*,caht-*');
  t.equal(refused.code, 1);
  t.match(refused.stderr, "no model of gateway.yaml matches 'caht-*'\n  did you mean 'chat-*'?");
  t.match(await create('k/vidgen-2.1'), { code: 1, stderr: "did you mean 'k/vidgen-2.0'?" });
  t.match(await create('nothing'), { code: 1, stderr: 'the models are: vidgen-2.0, ' });
  t.match(await json(['key', 'list']), { keys: { length: 1 } }, 'no key was created');
});

/** Tests the limits for references and flags in one body. */
import t from 'tap';
import { neededResources } from '../../../src/admission/needs.ts';
import { flagAnywhere, flagNames, readTextFlags, textFlag } from '../../../src/billing/text-flag.ts';

const dur = flagNames(['dur']);
const assets = { requires_owner: [{ resource: 'asset', in: 'uri', scheme: 'asset://' }] } as const;

t.test('a request that names more than 100 resources is refused', async (t) => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `asset://a${index}`);
  t.equal(neededResources(assets, ids(100), {}).length, 100);
  t.throws(() => neededResources(assets, ids(101), {}), { kind: 'invalid_request', message: /more than 100/ });
  t.equal(neededResources(assets, Array(1_000).fill('asset://a'), {}).length, 1, 'duplicates count once');
});

t.test('white space and control characters in a scheme are ignored', async (t) => {
  const uri = '\u3000\u00ad as\tset:\u200b//\u2028id\u{e0001}1\n';
  t.same(neededResources(assets, uri, {}), [{ resource: 'asset', id: 'id1' }]);
});

t.test('more than 1,000 flags are refused, because the upstream might use the first one', async (t) => {
  const content = (count: number) => [{ type: 'text', text: `a kite --dur 15${' --x y'.repeat(count)}` }];
  t.equal(textFlag(readTextFlags(content(900)), dur), '15');
  t.throws(() => textFlag(readTextFlags(content(1_000)), dur), {
    kind: 'invalid_request',
    message: /more than 1000 flags/,
  });
  const texts = Array.from({ length: 10 }, () => content(150)).flat();
  t.throws(
    () => textFlag(readTextFlags(texts), dur),
    { kind: 'invalid_request', message: /more than 1000 flags/ },
    'in all texts together',
  );
});

t.test('a flag is found anywhere in a text, at a limited cost', async (t) => {
  const content = (text: string) => [{ type: 'text', text }];
  const any = () => true;
  t.throws(() => flagAnywhere(content('--x '.repeat(10_001)), dur, any), {
    kind: 'invalid_request',
    message: /more than 10000/,
  });
  t.equal(flagAnywhere(content(`--dur${'='.repeat(1_000)}`), dur, any), '='.repeat(999));
  t.equal(flagAnywhere(content('a--Dur=3 b --dur --x --DUR\t5'), dur, any), '5');
  t.equal(flagAnywhere(content('--dur=3 --dur'), dur, any), '3');
  t.equal(flagAnywhere(content('--dura=3 -- dur'), dur, any), undefined);
});

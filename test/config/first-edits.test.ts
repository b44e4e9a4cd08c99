/**
 * The first edits that an operator makes in a configuration of `init`, each of which the comments of the shipped files invite. `check`
 * accepts them, or has the one finding that names what else must change.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { checkConfig } from '../../src/config/compile-config.ts';
import { type Edit, edited } from '../support/shipped-text.ts';
import { root, workspace } from '../support/tollgate.ts';

const NOTHING = undefined;

/** What is changed, and the one finding: its file, its code, and its message with the remedy. */
type FirstEdit = readonly [name: string, edits: readonly Edit[], finding: RegExp | undefined];

const EDITS: readonly FirstEdit[] = [
  [
    "a vendor's name of a chat model",
    [['chat-large:   { ', 'chat-large:   { as: claude-sonnet-4-5-20250929, ']],
    NOTHING,
  ],
  ["a vendor's name of an heir", [['{ like: chat-large, ', '{ like: chat-large, as: claude-haiku-4-5, ']], NOTHING],
  [
    "a vendor's name of a generative model",
    [['    price: gen_pro\n', '    price: gen_pro\n    as: gemini-2.5-pro\n']],
    NOTHING,
  ],
  ['other limits', [['limits: { input: 1000000, output: 64000 }', 'limits: { input: 200000, output: 8192 }']], NOTHING],
  [
    'one other limit of an heir',
    [['{ like: chat-large, ', '{ like: chat-large, limits: { input: 200000 }, ']],
    NOTHING,
  ],
  [
    'another id of the model of examples',
    [['  chat-small:', '  haiku:']],
    /messages\.yaml:\d+ unknown-reference: 'chat-small' is not a model, also used in lines [\d, ]+; use one of: chat-large, haiku, or remove the example$/,
  ],
  ['another id of a model that others are like', [[/chat-large/g, 'sonnet']], NOTHING],
  [
    'a model less',
    [[/ {2}gen-flash:.*\n/, '']],
    /prices\.yaml:54 unused: price table 'gen_flash' is not used; remove it, or refer to it$/,
  ],
  [
    'the first family less',
    [[/ {4}c: \{ env: C.*\n/, '']],
    /video\.yaml:79 unknown-reference: 'c\/vidgen-2.0' is not a model, also used in lines 83, 91; did you mean 'k\/vidgen-2.0'\?$/,
  ],
  [
    'another family less',
    [[/ {4}k: \{ env: K.*\n/, '']],
    /prices\.yaml:15 unused: price table 'k' is not used; remove it, or refer to it$/,
  ],
  [
    'an interface less, whose resources another one needs',
    [[/ {2}- interfaces\/portraits\.yaml\n/, '']],
    /video\.yaml:71 unknown-reference: no route creates resources of kind 'asset'; include the file with the route that creates 'asset', or remove what needs it$/,
  ],
  ['another currency', [['code: CNY', 'code: EUR']], NOTHING],
  ['a limit for all keys', [['limits: {}', 'limits: { per_key: { by: [key], requests: 600/min } }']], NOTHING],
];

t.test('a configuration of init', async (t) => {
  const { dir, run } = await workspace(t);
  const folder = join(dir, 'new');
  t.equal((await run(['init', folder])).code, 0);
  for (const [name, edits, finding] of EDITS) await check(t, name, join(folder, 'gateway.yaml'), edits, finding);
});

const openai = join(root, 'examples/openai.yaml');
const OPENAI_EDITS: readonly FirstEdit[] = [
  ['another name at the vendor', [['as: gpt-4.1-mini-2025-04-14', 'as: gpt-5-mini']], NOTHING],
  ['another price of an image', [['image: 5000', 'image: 2000']], NOTHING],
  [
    'other limits',
    [['limits: { input: 1047576, output: 32768, image: 5000 }', 'limits: { input: 128000, output: 16384 }']],
    NOTHING,
  ],
  [
    'another id of the model of examples',
    [['  gpt-small:', '  gpt-mini:']],
    /openai\.yaml:\d+ unknown-reference: 'gpt-small' is not a model, also used in \d+ other lines; use one of: gpt-large, gpt-mini, or remove the example$/,
  ],
];

t.test('the example for the openai SDKs', async (t) => {
  for (const [name, edits, finding] of OPENAI_EDITS) await check(t, name, openai, edits, finding);
});

async function check(
  t: Test,
  name: string,
  path: string,
  edits: readonly Edit[],
  finding: RegExp | undefined,
): Promise<void> {
  const read = new Map([[path, edited(readFileSync(path, 'utf8'), ...edits)]]);
  const { diagnostics } = await checkConfig(path, { env: { TOLLGATE_OPENAI_KEY: 'secret' }, read });
  const found = diagnostics.map(
    ({ file, line, code, message, hint }) => `${file}:${line} ${code}: ${message}; ${hint}`,
  );
  if (finding === undefined) t.strictSame(found, [], name);
  else t.match(found, [finding], name);
}

/**
 * Every fenced block of docs/ runs in a test, or is checked here by a rule. A block of a form that no rule names fails, and so does a rule
 * that no block needs.
 */
import { Ajv } from 'ajv';
import t from 'tap';
import { parse } from 'yaml';
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { CONTINUED, type Fence, fences, pages, RUN } from './pages.ts';

const { required: _, ...open } = schema;
const fits = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(open);

/** Why the lines of some shell blocks are not run. test/docs/commands-exist.test.ts checks their commands and options all the same. */
const NOT_RUN = [
  'does not end',
  'for the files of this page',
  'it calls the vendor',
  'it reads the other gateway',
  'needs a running gateway',
  'takes half an hour',
  'takes minutes and 1.5 GB',
  'it downloads a list',
  'the key is yours',
  'the receivers are yours',
  'the task is yours',
  'three ways to make one folder',
];

/** Blocks that are not commands, by page: the test that compares them with the program, or what they are. */
const SHOWN: Readonly<Record<string, string>> = {
  README: 'test/docs/readme.test.ts',
  'explanation/books': 'a longer one is in docs/start, which runs',
  'explanation/money': 'a drawing of the states in test/docs/lists-are-the-code.test.ts',
  'guides/alerts': 'test/docs/bad-night.test.ts',
  'guides/models': 'test/config/guide.test.ts compiles the configuration without the mistake',
  'guides/operators': 'test/admin/night-shift.test.ts',
  'guides/postgresql': 'the lines of a file with variables',
  'guides/reload': 'test/docs/operations-run.test.ts prints the same difference',
  'guides/restarts': 'test/docs/bad-night.test.ts',
  'guides/trouble-gateway': 'test/store/ has each reason',
  'guides/trouble-money': 'test/docs/bad-night.test.ts',
  'guides/trouble-store': 'test/docs/bad-night.test.ts',
  'guides/trouble-upstreams': 'test/docs/bad-night.test.ts',
  'reference/log': 'test/docs/lists-are-the-code.test.ts compares its fields',
};

/** The rules by page and language: each throws, or returns its name. */
function ruleOf(page: string, { language, tag, text }: Fence): string {
  const name = page.replace(/^docs\/|\.md$/g, '');
  if (name.startsWith('start/')) return 'test/docs/start-page.ts follows the page';
  if (name === 'guides/everyday-edits') return 'test/docs/everyday-edits.test.ts does each recipe';
  if (language === 'console') return 'test/docs/operations-run.test.ts runs it';
  if (language === 'sql') return 'test/docs/shell-lines-run.test.ts runs it';
  if (language === 'js' || language === 'python') return 'test/webhooks/verify.test.ts runs it';
  if (language === 'sh' && tag === '' && name === 'guides/reseller') return 'test/docs/reseller.test.ts runs it';
  if (language === 'sh' && tag === '' && name === 'guides/migrating') return 'test/cli/convert.test.ts runs it';
  if (language === 'sh' && tag === '' && Object.values<readonly string[]>(RUN).flat().includes(page))
    return 'test/docs/shell-lines-run.test.ts runs it';
  if (language === 'sh' && tag.startsWith('not run: ')) {
    const reason = tag.slice('not run: '.length);
    if (NOT_RUN.includes(reason)) return `not run: ${reason}`;
  }
  if (language === 'json') return JSON.parse(text) && 'is JSON';
  if (language === 'yaml' && name === 'reference/configuration') return 'test/config/schema-of-the-language.test.ts';
  if (language === 'yaml' && tag === 'prometheus.yml') return parse(text) && 'is YAML';
  if (language === 'yaml' && CONTINUED.includes(page)) return 'test/config/guide.test.ts compiles it';
  if (language === 'yaml') {
    if (!fits(parse(text))) throw new Error(JSON.stringify(fits.errors));
    return 'fits the schema';
  }
  if (language === 'text' && SHOWN[name] !== undefined) return name;
  throw new Error(`a block of ${language} ${tag} needs a rule`);
}

const used = new Set<string>();
// The exercises of docs/contributing/ are done by kind-exercises.test.ts.
for (const page of pages.filter((each) => each.startsWith('docs/') && !each.startsWith('docs/contributing/')))
  t.test(page, async (t) => {
    for (const fence of fences(page)) {
      const [first = ''] = fence.text.split('\n');
      t.doesNotThrow(() => used.add(ruleOf(page, fence)), first);
    }
  });

t.test('every rule is needed', async (t) => {
  for (const reason of NOT_RUN) t.ok(used.has(`not run: ${reason}`), reason);
  for (const name of Object.keys(SHOWN)) t.ok(used.has(name), name);
});

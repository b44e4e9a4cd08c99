/**
 * Does every recipe of docs/guides/everyday-edits.md: merges its YAML into the page's start file, and compares what `check`, `diff` and
 * `explain` print with the page. `UPDATE=1 npx node test/docs/everyday-edits.test.ts` writes what they print into the page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse, stringify } from 'yaml';
import { isRecord } from '../../src/lib/json/record.ts';
import { workspace } from '../support/tollgate.ts';
import { argvOf, root } from './pages.ts';

const page = join(root, 'docs/guides/everyday-edits.md');
const text = readFileSync(page, 'utf8');

/** A recipe: its heading, the lines of YAML, and the commands with what they print. */
interface Recipe {
  readonly title: string;
  readonly yaml: string;
  readonly shown: string;
}

const RECIPE = /^### (.*)\n\n```yaml\n([\s\S]*?)^```\n\n```console\n([\s\S]*?)^```$/gm;
const recipes = [...text.matchAll(RECIPE)].map(
  ([, title = '', yaml = '', shown = '']): Recipe => ({ title, yaml, shown }),
);
const named = (name: string) => new RegExp(`^\`\`\`\\w+ ${name}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text)?.[1] ?? '';
const start = named('start.yaml');
/** What `check` prints if it finds nothing. */
const NOTHING = 'no errors, no warnings\n';
/** The recipes that a reload refuses without `--accept-prices`. */
const LARGE = ['Cut a price a lot', 'Make a model free'];

t.ok(recipes.length > 40);
t.equal(recipes.length, [...text.matchAll(/^### /gm)].length, 'each has YAML and commands');

const { dir, run } = await workspace(t);
const env = Object.fromEntries([...text.matchAll(/env: (\w+)/g)].map(([, name = '']) => [name, `secret-of-${name}`]));
const at = (name: string) => join(dir, name);
writeFileSync(at('start.yaml'), start);
writeFileSync(at('hello.json'), named('hello.json'));
t.equal(await findings('start.yaml'), NOTHING);

async function findings(name: string): Promise<string> {
  const { stdout, stderr } = await run(['check', '--config', at(name)], { env });
  return stderr + stdout;
}

/** Lines of `diff` that depend on the store and on the folder. */
const ELSEWHERE = /^(keys and groups were not checked|what past usage would have cost)/;

/** What a command line prints, in the folder with the files. A line may end with `| grep 'PATTERN'`. */
async function printed(line: string): Promise<string> {
  const [, pattern = ''] = / \| grep '(.*)'$/.exec(line) ?? [];
  const argv = (argvOf(line) ?? []).map((each) => (/^\w+\.(yaml|json)$/.test(each) ? at(each) : each));
  const config = argv[0] === 'diff' ? [] : ['--config', at('gateway.yaml')];
  const { stdout, stderr } = await run([...argv, ...config], { env });
  const lines = `${stdout}${stderr}`.trimEnd().split('\n');
  return lines.filter((each) => new RegExp(pattern).test(each) && !ELSEWHERE.test(each)).join('\n');
}

let updated = text;
for (const { title, yaml, shown } of recipes) {
  t.test(title, async (t) => {
    t.ok(yaml.trimEnd().split('\n').length <= 5, 'at most five lines');
    writeFileSync(at('gateway.yaml'), stringify(merge(parse(start), parse(yaml)), { lineWidth: 0 }));
    t.equal(await findings('gateway.yaml'), NOTHING);
    const lines = shown.split('\n').filter((line) => line.startsWith('$ '));
    t.ok(
      lines.some((line) => line.startsWith('$ tollgate diff ')),
      'it shows the difference',
    );
    const outputs: string[] = [];
    for (const line of lines) outputs.push(`${line}\n${await printed(line)}\n`);
    const found = outputs.join('');
    t.notMatch(found, /no difference/i);
    t.equal(/^!/m.test(found), LARGE.includes(title), 'only these are refused without --accept-prices');
    if (process.env.UPDATE === '1')
      updated = updated.replace(
        `${yaml}\`\`\`\n\n\`\`\`console\n${shown}`,
        () => `${yaml}\`\`\`\n\n\`\`\`console\n${found}`,
      );
    else t.equal(found, shown);
    const explained = await run(
      ['explain', 'POST', '/v1/messages', '--body', at('hello.json'), '--config', at('gateway.yaml')],
      { env },
    );
    t.match(explained.stdout, /holds [\d.]+ USD/, 'the request has its hold');
  });
}

t.teardown(() => {
  if (process.env.UPDATE === '1') writeFileSync(page, updated);
});

/** Mappings are merged, everything else is replaced. */
function merge(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  return {
    ...before,
    ...Object.fromEntries(Object.entries(after).map(([key, value]) => [key, merge(before[key], value)])),
  };
}

/** Runs every command of the documentation's console blocks that needs no network, and compares its output with the page. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { run } from '../../src/cli/program.ts';
import { scenes } from './operations-scenes.ts';
import { argvOf, fences, pages, root } from './pages.ts';
import { firstMissing } from './same.ts';

const consoles = pages
  // test/docs/start.test.ts follows those of docs/start, and test/docs/everyday-edits.test.ts its page.
  .filter((page) => /^docs\/(?!start\/|guides\/everyday-edits)/.test(page))
  .flatMap(fences)
  .filter(({ language }) => language === 'console');
const sections = new Set(consoles.map(({ section }) => section));

t.test('every scene has its section', async (t) => {
  for (const section of Object.keys(scenes)) t.ok(sections.has(section), section);
});

for (const section of sections) {
  t.test(section, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'tollgate-docs-'));
    t.teardown(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'tollgate.db');
    await scenes[section]?.(path);
    writeFileSync(join(folder, 'clip.json'), '{"model":"c/vidgen-2.0","prompt":"a red kite"}\n');
    for (const { section: heading, text } of consoles) {
      if (heading !== section) continue;
      for (const { line, output } of commandsOf(text)) {
        const argv = argvOf(line);
        if (argv === undefined) continue;
        const printed = await tollgate(argv, folder, path);
        const documented = output.replaceAll('/var/lib/tollgate/', '');
        t.equal(firstMissing(anyCounts(documented), anyCounts(printed)), undefined, line);
      }
    }
  });
}

function commandsOf(text: string): readonly { readonly line: string; readonly output: string }[] {
  return text
    .split(/^(?=\$ )/m)
    .map((part) => part.split('\n'))
    .map(([line = '', ...output]) => ({ line, output: output.join('\n').trimEnd() }));
}

/** The row counts of an audit and the sizes of backups differ between stores, and months from run to run. */
function anyCounts(text: string): string {
  return text
    .replaceAll(/(accounts|entries|holds|tasks|changes|size): [\d.]+/g, '$1: N')
    .replaceAll(/\b\d{4}-\d{2}, UTC/g, 'MONTH, UTC');
}

/** Runs a command and returns its output. A gateway is stopped as soon as it listens. */
async function tollgate(argv: readonly string[], folder: string, path: string): Promise<string> {
  const stop = new AbortController();
  const serves = argv[0] === 'serve';
  let output = '';
  const write = (text: string) => {
    output += text;
    if (output.includes('Press Ctrl-C')) stop.abort();
  };
  // Two upstreams of the first set-up, which are never called.
  const upstreams = ['C', 'MESSAGES'].map((name) => ({
    [`TOLLGATE_${name}_URL`]: 'http://127.0.0.1:9',
    [`TOLLGATE_${name}_KEY`]: 'secret',
  }));
  const env = { TOLLGATE_STORE: `sqlite:${path}`, TOLLGATE_LOG: 'silent', ...Object.assign({}, ...upstreams) };
  const words = argv.map((word) =>
    word
      .replace(/^\d{4}-\d{2}$/, new Date().toISOString().slice(0, 7))
      .replace(/^(?:sqlite:)?(?=[\w-]+\.db$|clip\.json$|(?:deployed|gateway)\.yaml$)/, `$&${folder}/`),
  );
  // A command that is told its store does not compile the configuration to find it.
  const known = argv.includes('--store') ? [] : ['--store', `sqlite:${path}`];
  const more = serves ? ['--port', '0'] : known;
  await run(['--config', join(root, 'gateway.yaml'), ...words, ...more], {
    stdout: { write },
    stderr: { write },
    env,
    signal: stop.signal,
  });
  return output.replaceAll(`${folder}/`, '');
}

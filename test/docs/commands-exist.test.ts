/** Checks that the program accepts every command line in the documentation: its options exist and its values are well-formed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { run } from '../../src/cli/program.ts';
import { argvOf, commandLines, pages, read, root } from './pages.ts';

/** Commands that do not end, take long, or write files here; only their help is checked. `--watch` makes one of any command. */
const lasting = ['serve', 'sandbox', 'bench', 'backup', 'restore', 'init', 'fmt', 'schema'];

const folder = mkdtempSync(join(tmpdir(), 'tollgate-docs-'));
t.teardown(() => rmSync(folder, { recursive: true, force: true }));
const given = ['--config', join(root, 'gateway.yaml'), '--store', `sqlite:${join(folder, 'empty.db')}`];

async function tollgate(argv: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  let output = '';
  const sink = { write: (text: string) => (output += text) };
  // A store that the documentation names is made in the folder.
  const words = argv.map((word) => word.replace(/^sqlite:(?=\w)/, `sqlite:${folder}/`));
  // No gateway listens at the addresses of the documentation.
  const env = { TOLLGATE_ADMIN_TOKEN: 'tga_none' };
  const code = await run([...given, ...words], { stdout: sink, stderr: sink, env });
  return { code, output };
}

const names = await leaves([]);

for (const page of pages) {
  t.test(page, async (t) => {
    for (const line of commandLines(page)) {
      const argv = argvOf(line) ?? [];
      const [command = ''] = argv;
      // A name without arguments, such as `tollgate task resolve`, only mentions the command.
      if (names.includes(argv.join(' '))) continue;
      if (lasting.includes(command) || argv.includes('--watch') || argv.includes('--html') || argv.includes('--zip')) {
        const { output } = await tollgate([command, '--help']);
        for (const option of argv.filter((word) => word.startsWith('--')))
          t.match(output, new RegExp(`${option}\\b`), `${page}: ${line}`);
      } else {
        // Most fail, because the accounts and tasks do not exist. Wrong usage would give exit code 2.
        const { code, output } = await tollgate(argv);
        t.not(code, 2, `${page}: ${line}`, { output });
      }
    }
  });
}

t.test('docs/reference/commands.md names every command', async (t) => {
  const documented = commandLines('docs/reference/commands.md').map((line) => (argvOf(line) ?? []).join(' '));
  for (const command of names)
    t.ok(
      documented.some((line) => `${line} `.startsWith(`${command} `)),
      command,
    );
  t.ok(read('README.md').includes('npm ci && npm start'), 'the README has the first command');
});

/** The commands that have no subcommands, found through `--help`. */
async function leaves(path: readonly string[]): Promise<readonly string[]> {
  const { output } = await tollgate([...path, '--help']);
  const [, list = ''] = output.split('\nCommands:\n');
  const below = [...list.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
  if (below.length === 0) return [path.join(' ')];
  return (await Promise.all(below.map((name) => leaves([...path, name])))).flat();
}

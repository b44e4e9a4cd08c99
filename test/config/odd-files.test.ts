/** A configuration, an included file or a schema that is no file with text is an error. Reading it never waits, and is bounded. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import { missing } from '../support/programs.ts';
import { program, root, workspace } from '../support/tollgate.ts';

const PIPE = 'it is a named pipe';

t.test('each of them is one finding of check', async (t) => {
  const { dir, spawn } = await workspace(t);
  const file = (name: string): string => join(dir, name);
  execFileSync('mkfifo', [file('pipe.yaml'), file('pipe.json')]);
  mkdirSync(file('folder.yaml'));
  writeFileSync(file('large.yaml'), '');
  truncateSync(file('large.yaml'), 2 ** 40);
  const socket = createServer().listen(file('socket.yaml'));
  t.teardown(() => socket.close());
  const odd = ['pipe.yaml', 'folder.yaml', 'large.yaml', 'socket.yaml'];
  writeFileSync(file('including.yaml'), `include: [${odd.join(', ')}]\n`);
  writeFileSync(file('naming.yaml'), 'version: 1\nroutes: { r: { match: GET /a, upstream: u, body: pipe.json } }\n');
  const checked = [...odd, 'including.yaml', 'naming.yaml'].map(file);
  // In a process of its own: waiting for a pipe would stop this one.
  const { stdout } = await spawn(['check', ...checked, '--json']);
  const found: readonly { file: string; code: string; line: number; message: string }[] =
    JSON.parse(stdout).diagnostics;
  const caseOf = (name: string, ...codes: readonly string[]) =>
    found
      .filter((each) => each.file === file(name) && codes.includes(each.code))
      .map(({ line, message }) => `${line}: ${message}`);
  const words = [PIPE, 'it is a directory', 'is larger than 1 MiB', 'it is a socket'];
  for (const [index, name] of odd.entries()) t.match(caseOf(name, 'file-unreadable'), [`${words[index]}`], name);
  t.match(
    caseOf('including.yaml', 'bad-include'),
    words.map((each, index) => new RegExp(`^1: the file '${odd[index]}' .*${each}`)),
  );
  t.match(caseOf('naming.yaml', 'bad-schema'), [`2: the schema file 'pipe.json' cannot be read: ${PIPE}`]);
});

t.test('other commands refuse them, too', async (t) => {
  const { dir, run, spawn } = await workspace(t);
  const pipe = join(dir, 'pipe.yaml');
  execFileSync('mkfifo', [pipe]);
  t.match(await spawn(['fmt', pipe]), { code: 1, stderr: `the file ${pipe} cannot be read: ${PIPE}` });
  // In this process: Node itself reads the files of --env-file first, and reports a missing one in its own words.
  t.match(await run(['check', '--env-file', pipe]), {
    code: 1,
    stderr: `${pipe} of --env-file cannot be read: ${PIPE}`,
  });
});

const noBash = missing('bash', ['-c', ':'], 'apt-get install bash');
t.test('a pipe without a name has the text of the shell', { skip: noBash }, async (t) => {
  const { status, stdout } = spawnSync(
    'bash',
    ['-c', '"$0" "$1" check <(cat gateway.yaml)', process.execPath, program],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  // Its folder has no files to include.
  t.equal(status, 1);
  t.match(stdout, /^\/dev\/fd\/\d+:\d+:\d+ error bad-include/);
  t.notMatch(stdout, 'file-unreadable');
});

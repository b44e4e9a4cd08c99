/**
 * Runs the clients of docs/reference/clients.md against a gateway process; test/sdk/python.test.ts runs the one for Python. `CLIENTS=all` also
 * runs those whose packages are large: the first run installs 600 MB, and takes two minutes of CPU time.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { followPage, programLines } from '../docs/start-page.ts';
import { noPython } from '../support/programs.ts';
import { pythonEnvironment } from '../support/python-environment.ts';
import { checkClient, programs, versionOf } from './check.ts';

t.setTimeout(1_800_000);
await checkClient(t, `openai for Node ${versionOf('openai')}`, process.execPath, [join(programs, 'openai.ts')]);
const ai = `ai ${versionOf('ai-6')} with @ai-sdk/openai ${versionOf('ai-6-openai')}`;
await checkClient(t, ai, process.execPath, [join(programs, 'ai-6.ts')]);

const cache = join(import.meta.dirname, '../../node_modules/.cache');
const skip = process.env.CLIENTS === 'all' ? false : 'runs with CLIENTS=all';

t.test('openai for Go', { skip }, async (t) => {
  const cwd = join(programs, 'go');
  const program = join(cache, 'tollgate-openai-go/client');
  // As in test/sdk/go.test.ts.
  const flags = ['-mod=readonly', '-gcflags=all=-N -l -dwarf=false', '-ldflags=-w'];
  run('go', ['build', ...flags, '-o', program, '.'], cwd, { CGO_ENABLED: '0' });
  const [, version] = /openai-go\/v3 v(\S+)/.exec(readFileSync(join(cwd, 'go.mod'), 'utf8')) ?? [];
  await checkClient(t, `openai for Go ${version}`, program, []);
});

t.test('openai for Java', { skip }, async (t) => {
  const cwd = join(programs, 'java');
  const built = join(cache, 'tollgate-openai-java');
  const goals = ['compile', 'dependency:copy-dependencies', `-DoutputDirectory=${built}/jars`];
  run('mvn', ['-q', '-B', `-Dbuilt=${built}`, ...goals], cwd);
  const [, version] =
    /openai-java<\/artifactId>\s*<version>(.*)</.exec(readFileSync(join(cwd, 'pom.xml'), 'utf8')) ?? [];
  await checkClient(t, `openai for Java ${version}`, 'java', ['-cp', `${built}/classes:${built}/jars/*`, 'Clients']);
});

t.test('docs/start for Go and Java', { skip }, async (t) => {
  // With the pinned modules in place of `go get`.
  await followPage(t, 'go', programLines('go'), (folder) => {
    for (const file of ['go.mod', 'go.sum']) copyFileSync(join(programs, 'go', file), join(folder, file));
  });
  await followPage(t, 'java', programLines('java'));
});

t.test('frameworks for Python', { skip: skip || noPython() }, async (t) => {
  const requirements = join(import.meta.dirname, 'requirements.txt');
  const python = join(pythonEnvironment('tollgate-python-frameworks', requirements), 'python');
  for (const line of readFileSync(requirements, 'utf8').trim().split('\n')) {
    const [, name = '', version = ''] = /^([\w-]+?)(?:-slim\[openai\])?==(.*)$/.exec(line) ?? [];
    const framework = name
      .replace('openai-agents', 'agents')
      .replace('langchain-openai', 'langchain')
      .replace('-', '_');
    // A tool is called, and its result sent.
    const charged = framework === 'agents' ? { tools: 2 } : {};
    await checkClient(
      t,
      `${name} ${version} for Python`,
      python,
      [join(programs, 'frameworks.py'), framework],
      charged,
    );
  }
});

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
}

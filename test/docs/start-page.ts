/** Follows a page of docs/start as a new reader does: writes its files, runs its program against a sandbox, and compares what it cost. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Test } from 'tap';
import { until } from '../support/stack.ts';
import { root, workspace } from '../support/tollgate.ts';
import { argvOf, fences } from './pages.ts';
import { firstMissing } from './same.ts';

/**
 * @param name of the page.
 * @param commands shell commands in place of those that install packages.
 * @param prepare gets the folder of the reader.
 */
export async function followPage(t: Test, name: string, commands: string, prepare = (_folder: string): void => {}) {
  const page = `docs/start/${name}.md`;
  const blocks = fences(page);
  const work = await workspace(t);
  const folder = join(work.dir, 'first');
  const made = await work.run(['init', folder, '--vendor', 'openai']);
  t.equal(made.code, 0, made.stderr);
  const gateway = work.start(['serve', '--sandbox', '--port', '0', '--config', join(folder, 'gateway.yaml')]);
  await gateway.seen(/Press Ctrl-C/);
  const [, url = ''] = await gateway.seen(/listening on (\S+)/);
  const [key = ''] = await gateway.seen(/tg_[\w-]+/);
  for (const { tag, text } of blocks.filter(({ tag }) => tag !== '')) {
    mkdirSync(dirname(join(folder, tag)), { recursive: true });
    writeFileSync(join(folder, tag), `${text}\n`);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  prepare(folder);
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: process.env.HOME ?? '' };
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-e', '-c', commands], {
    cwd: folder,
    env: { ...process.env, ...env, OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: key },
    encoding: 'utf8',
  });
  t.equal(status, 0, stderr.slice(-2_000));
  const answer = blocks.find(({ section, language }) => section === 'Call' && /^(text|json)$/.test(language));
  t.equal(anyAnswer(stripVTControlCharacters(stdout).trim()), anyAnswer(answer?.text ?? ''), 'what it prints');

  for (const { text } of blocks.filter(({ language }) => language === 'console'))
    for (const part of text.split(/^(?=\$ )/m)) {
      const [line = '', ...shown] = part.trimEnd().split('\n');
      const argv = (argvOf(line) ?? []).map((word) => word.replace(/^sqlite:.*/, work.store));
      // Usage is written with the next batch, and an entry when the lease ends.
      const missing = await until(
        async () => firstMissing(anyHold(shown.join('\n')), anyHold((await work.run(argv)).stdout)),
        (missing) => missing === undefined,
      );
      t.equal(missing, undefined, line);
    }
}

/** The lines of a page's shell blocks without those that install packages or set variables. */
export function programLines(name: string): string {
  const lines = fences(`docs/start/${name}.md`).flatMap(({ language, text }) => (language === 'sh' ? [text] : []));
  return lines.filter((text) => !/^(mkdir|export) /.test(text)).join('\n');
}

/** The hold depends on the bytes of the body, which differ between SDKs. */
function anyHold(text: string): string {
  // Not within the seconds of a time.
  return text.replaceAll(/(?<!\d)0\.20\d+/g, 'HOLD');
}

function anyAnswer(text: string): string {
  return text.replaceAll(/chatcmpl-[\d-]+|"created":\d+/g, 'ANY');
}

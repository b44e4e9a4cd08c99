/**
 * Runs the command lines of docs/reference/clients.md once, without a terminal, against `serve --sandbox`. With `CLIENTS=all` only, because they are
 * programs of 900 MB.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { startVendor } from '../gallery/vendor.ts';
import { workspace } from '../support/tollgate.ts';

const skip = process.env.CLIENTS === 'all' ? false : 'runs with CLIENTS=all';
const PACKAGES = ['@openai/codex@0.171.0', '@anthropic-ai/claude-code@2.1.332', '@google/gemini-cli@0.61.0'] as const;
const folder = join(import.meta.dirname, '../../node_modules/.cache/tollgate-command-lines');
const programs = join(folder, 'node_modules/.bin');

t.setTimeout(1_800_000);

t.test('the command lines', { skip }, async (t) => {
  if (!existsSync(join(programs, 'gemini'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', ...PACKAGES], { cwd: folder });
    if (status !== 0) throw new Error(String(stderr));
  }

  t.test('codex', async (t) => {
    const { url, key, charged } = await startVendor(t, 'examples/openai.yaml');
    const provider = { name: 'tollgate', base_url: `${url}/v1`, env_key: 'TOLLGATE_API_KEY', wire_api: 'responses' };
    const settings = Object.entries(provider).flatMap(([name, value]) => [
      '-c',
      `model_providers.tollgate.${name}="${value}"`,
    ]);
    const args = ['exec', '--skip-git-repo-check', '-m', 'gpt-small', '-c', 'model_provider="tollgate"', ...settings];
    const run = await runner(t, 'codex', [...args, 'say hello']);
    t.match(run({ TOLLGATE_API_KEY: key }).stdout, 'We did.');
    t.equal(await charged(1), '0.0132064', 'its tools have a web search');
    t.match(run({ TOLLGATE_API_KEY: 'tg_wrong' }), { status: 1, stderr: /401 Unauthorized/ });
  });

  t.test('claude', async (t) => {
    const { url, key, charged } = await startVendor(t, 'gateway.yaml');
    const run = await runner(t, 'claude', ['-p', 'say hello', '--output-format', 'json']);
    const env = {
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_MODEL: 'chat-large',
      ANTHROPIC_SMALL_FAST_MODEL: 'chat-small',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      CLAUDE_CODE_MAX_RETRIES: '0',
    };
    t.match(run({ ...env, ANTHROPIC_API_KEY: key }).stdout, /"result":"Hi\."/);
    t.ok(Number(await charged(1)) > 0);
    t.match(run({ ...env, ANTHROPIC_API_KEY: 'tg_wrong' }), { status: 1, stdout: /"api_error_status":401/ });
  });

  t.test('gemini', async (t) => {
    const { url, key, charged } = await startVendor(t, 'gateway.yaml');
    const run = await runner(
      t,
      'gemini',
      ['-m', 'gen-pro', '--skip-trust', '-p', 'say hello', '-o', 'json'],
      (home) => {
        mkdirSync(join(home, '.gemini'));
        const settings = { security: { auth: { selectedType: 'gemini-api-key' } } };
        writeFileSync(join(home, '.gemini/settings.json'), JSON.stringify(settings));
      },
    );
    t.match(run({ GOOGLE_GEMINI_BASE_URL: url, GEMINI_API_KEY: key }).stdout, /"response": "Hi\."/);
    t.ok(Number(await charged(1)) > 0);
    t.match(run({ GOOGLE_GEMINI_BASE_URL: url, GEMINI_API_KEY: 'tg_wrong' }).stderr, /"code": 401/);
  });
});

/** Runs a program with a home of its own. */
async function runner(t: Test, program: string, args: readonly string[], prepare: (home: string) => void = () => {}) {
  const { dir } = await workspace(t);
  prepare(dir);
  return (env: Readonly<Record<string, string>>) =>
    spawnSync(join(programs, program), args, {
      cwd: dir,
      env: { PATH: process.env.PATH, HOME: dir, CODEX_HOME: dir, ...env },
      encoding: 'utf8',
      input: '',
      timeout: 120_000,
    });
}

/**
 * Runs the command lines of docs/reference/clients.md, without a terminal, against a gateway in front of a local upstream, and checks the
 * page's table. With `CLIENTS=all` only, because they are programs of 900 MB.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { OPERATOR } from '../support/operator.ts';
import { startStack, until } from '../support/stack.ts';
import { root, workspace } from '../support/tollgate.ts';
import { startUpstream } from './command-line-upstream.ts';
import { CELLS, type Cell } from './run.ts';

const skip = process.env.CLIENTS === 'all' ? false : 'runs with CLIENTS=all';
const PACKAGES = ['@openai/codex@0.171.0', '@anthropic-ai/claude-code@2.1.332', '@google/gemini-cli@0.61.0'] as const;
const folder = join(import.meta.dirname, '../../node_modules/.cache/tollgate-command-lines');
/** More than this is too large. The programs send 50 kB with each prompt. */
const BODY_LIMIT = '512KiB';

/** What a program has printed. */
interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

interface CommandLine {
  readonly name: string;
  readonly program: string;
  readonly config: string;
  /** @param format the arguments for the form of what it prints */
  readonly args: (prompt: string, format?: readonly string[]) => readonly string[];
  /** @param url of the gateway */
  readonly env: (url: string, key: string) => Readonly<Record<string, string>>;
  /** Turns off retries. */
  readonly once: {
    readonly args?: readonly string[] | undefined;
    readonly env?: Readonly<Record<string, string>>;
    readonly settings?: object;
  };
  /** A harmless tool of its own, which returns `seen kite here`. */
  readonly tool: (home: string) => string;
  /** Arguments that allow the tool. */
  readonly allow?: readonly string[];
  /** Arguments that make it print text as it comes, and what they print; or why there are none. */
  readonly stream: { readonly args: readonly string[]; readonly prints: RegExp } | string;
  /** The text that it prints at the end. */
  readonly said: (printed: Printed) => string | undefined;
  /** The error that it prints. */
  readonly failed: (printed: Printed) => string | undefined;
}

const NO_MODELS = 'has no such call';

const codex: CommandLine = {
  name: 'Codex 0.171.0',
  program: '@openai/codex/bin/codex.js',
  config: 'examples/openai.yaml',
  args: (prompt) => ['exec', '--skip-git-repo-check', '-m', 'gpt-small', '-c', 'model_provider="tollgate"', prompt],
  env: (_url, key) => ({ TOLLGATE_API_KEY: key }),
  once: {
    args: [
      '-c',
      'model_providers.tollgate.request_max_retries=0',
      '-c',
      'model_providers.tollgate.stream_max_retries=0',
    ],
  },
  tool: () => '[tool exec_command {"cmd":"cat kite.txt"}]',
  allow: ['--dangerously-bypass-approvals-and-sandbox'],
  stream: 'prints whole messages',
  said: ({ stdout }) => stdout.trim(),
  failed: ({ stderr }) =>
    /^ERROR: (.*)$/m
      .exec(stderr)?.[1]
      ?.replace(/[,:]? *(url|request id|cf-ray).*/, '')
      .trim(),
};

const claude: CommandLine = {
  name: 'Claude Code 2.1.332',
  program: '@anthropic-ai/claude-code/bin/claude.exe',
  config: 'gateway.yaml',
  args: (prompt, format = ['--output-format', 'json']) => ['-p', prompt, ...format],
  env: (url, key) => ({
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_MODEL: 'chat-large',
    ANTHROPIC_SMALL_FAST_MODEL: 'chat-small',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  }),
  once: { env: { CLAUDE_CODE_MAX_RETRIES: '0' } },
  tool: (home) => `[tool Read {"file_path":"${home}/kite.txt"}]`,
  stream: {
    args: ['--output-format', 'stream-json', '--include-partial-messages', '--verbose'],
    prints: /"type":"text_delta","text":"Hello there"/,
  },
  said: ({ stdout }) => /"result":"([^"]*)"/.exec(stdout)?.[1],
  failed: ({ stdout }) => {
    const [, status, type] = /"api_error_status":(\d+)(?:,"api_error_type":"(\w+)")?/.exec(stdout) ?? [];
    return status && `${status} ${type ?? ''}`.trim();
  },
};

const gemini: CommandLine = {
  name: 'Gemini CLI 0.61.0',
  program: '@google/gemini-cli/bundle/gemini.js',
  config: 'gateway.yaml',
  args: (prompt, format = ['-o', 'json']) => ['-m', 'gen-pro', '--skip-trust', '-p', prompt, ...format],
  env: (url, key) => ({ GOOGLE_GEMINI_BASE_URL: url, GEMINI_API_KEY: key }),
  once: { settings: { general: { maxAttempts: 1 } } },
  tool: () => '[tool read_file {"file_path":"kite.txt"}]',
  stream: { args: ['-o', 'stream-json'], prints: /"content":"Hello there","delta":true/ },
  said: ({ stdout }) => /"response": "([^"]*)"/.exec(stdout)?.[1],
  failed: ({ stdout, stderr }) => {
    const [, message] = /"message": "(.*)"/.exec(stderr.slice(stderr.lastIndexOf('"error": {'))) ?? [];
    const [, code] = /"code": (\d+)/.exec(stderr + stdout) ?? [];
    const [, status] = /\\"status\\":\\"(\w+)\\"/.exec(message ?? '') ?? [];
    return code && `${code} ${status ?? ''}`.trim();
  },
};

t.setTimeout(1_800_000);

t.test('the command lines', { skip }, async (t) => {
  if (!existsSync(join(folder, 'node_modules', gemini.program))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    npm(['install', '--ignore-scripts', ...PACKAGES]);
    // Puts the program for this machine in its place.
    npm(['rebuild', '@anthropic-ai/claude-code']);
  }
  const page = readFileSync(join(root, 'docs/reference/clients.md'), 'utf8');
  for (const each of [codex, claude, gemini]) {
    await t.test(each.name, async (t) => {
      const outcomes = await cellsOf(t, each);
      for (const cell of CELLS) {
        const expected = EXPECTED[cell];
        t.match(outcomes[cell].got, expected.got, cell);
        t.equal(
          outcomes[cell].charged,
          cell === 'stream' && typeof each.stream === 'string' ? 0 : expected.charged,
          `${cell}: charged`,
        );
      }
      const row = `| ${[each.name, ...CELLS.map((cell) => outcomes[cell].got)].join(' | ')} |`;
      t.ok(page.includes(row), `docs/reference/clients.md is out of date; it must have this line:\n${row}`);
    });
  }
});

const EXPECTED: Readonly<Record<Cell, { readonly got: RegExp; readonly charged: number }>> = {
  plain: { got: /^works$/, charged: 1 },
  stream: { got: /^works$|^prints whole messages$/, charged: 1 },
  tools: { got: /^works$/, charged: 2 },
  cancel: { got: /^works$/, charged: 1 },
  'wrong key': { got: /401/, charged: 0 },
  'no money': { got: /402|Quota exceeded/, charged: 0 },
  limit: { got: /429/, charged: 1 },
  'too large': { got: /413/, charged: 0 },
  models: { got: /^has no such call$/, charged: 0 },
  retry: { got: /^works$/, charged: 1 },
};

type Outcome = { readonly got: string; readonly charged: number };

async function cellsOf(t: Test, line: CommandLine): Promise<Readonly<Record<Cell, Outcome>>> {
  const upstream = await startUpstream(t);
  const file = join(root, line.config);
  const config = readFileSync(file, 'utf8')
    .replace(/^ *body_limit: 64MiB.*\n/m, '')
    .replace(
      /^server:(\n| \{)/m,
      (_, rest) => `server:${rest === '\n' ? `\n  body_limit: ${BODY_LIMIT}\n` : `${rest} body_limit: ${BODY_LIMIT},`}`,
    );
  const upstreams = Object.fromEntries(['openai', 'messages', 'generative'].map((name) => [name, upstream.url]));
  const stack = await startStack({ config, file, upstreams });
  const { dir: home } = await workspace(t);
  writeFileSync(join(home, 'kite.txt'), 'seen kite here');
  t.teardown(() => stack.close());
  const { url, store } = stack;
  const provider = { name: 'tollgate', base_url: `${url}/v1`, env_key: 'TOLLGATE_API_KEY', wire_api: 'responses' };
  const settings = Object.entries(provider).map(([name, value]) => `${name} = "${value}"`);
  writeFileSync(join(home, 'config.toml'), `[model_providers.tollgate]\n${settings.join('\n')}\n`);
  mkdirSync(join(home, '.gemini'));

  /** Runs the program. @param interrupt resolves when it is to be interrupted. */
  async function run(
    prompt: string,
    key: string,
    { args = [], env = {}, settings = {}, format }: CommandLine['once'] & { readonly format?: readonly string[] } = {},
    interrupt?: Promise<unknown>,
  ) {
    const auth = { security: { auth: { selectedType: 'gemini-api-key' } } };
    writeFileSync(join(home, '.gemini/settings.json'), JSON.stringify({ ...auth, ...settings }));
    // A prompt that is longer than an argument may be comes by standard input.
    const isLong = prompt.length > 100_000;
    const [command, ...given] = line.args(isLong ? (line === codex ? '-' : 'read this') : prompt, format);
    const child = spawn(join(folder, 'node_modules', line.program), [command ?? '', ...args, ...given], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, CODEX_HOME: home, ...line.env(url, key), ...env },
      detached: true,
      timeout: 120_000,
    });
    child.stdin.on('error', () => {});
    child.stdin.end(isLong ? prompt : '');
    // As Ctrl-C in a terminal, which also reaches the processes that it has started.
    void interrupt?.then(() => process.kill(-(child.pid ?? 0), 'SIGINT'));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { stdout, stderr };
  }

  /** Waits until so many requests of a key are charged. */
  async function charged(key: string, requests: number): Promise<number> {
    const sums = await until(
      () => store.usage({ by: ['key'] }),
      (all) => (all.find((sum) => sum.key === key)?.requests ?? 0) >= requests,
    );
    return sums.find((sum) => sum.key === key)?.requests ?? 0;
  }

  let made = 0;
  async function cell(
    requests: number,
    act: (key: string, id: string) => Promise<string>,
    balance = '1000',
  ): Promise<Outcome> {
    made += 1;
    const { key, key_id } = await stack.newAccount(`cell-${made}`, balance);
    const got = await act(key, key_id);
    return { got, charged: await charged(key_id, /^works$|429/.test(got) ? requests : 0) };
  }

  const works = (printed: Printed, said: string) =>
    line.said(printed) === said ? 'works' : `\`${line.failed(printed) ?? JSON.stringify(printed).slice(-2_000)}\``;
  const error = (printed: Printed) => `\`${line.failed(printed) ?? JSON.stringify(printed).slice(-2_000)}\``;

  return {
    plain: await cell(1, async (key) => works(await run('say hello', key), 'Hello there')),
    stream: await cell(1, async (key) => {
      if (typeof line.stream === 'string') return line.stream;
      const { args: format, prints } = line.stream;
      const { stdout, stderr } = await run('say hello', key, { format });
      return prints.test(stdout) ? 'works' : `\`${(stdout + stderr).slice(-2_000)}\``;
    }),
    tools: await cell(2, async (key) =>
      works(await run(`use ${line.tool(home)}`, key, { args: line.allow }), 'I have seen kite'),
    ),
    cancel: await cell(1, async (key) => {
      const paused = until(
        async () => upstream.paused,
        (count) => count > 0,
      );
      const printed = await run('[slow]', key, {}, paused);
      return line.said(printed) === 'Hello there' ? 'was not interrupted' : 'works';
    }),
    'wrong key': await cell(0, async () => error(await run('say hello', 'tg_wrong', line.once))),
    'no money': await cell(0, async (key) => error(await run('say hello', key)), '0.0001'),
    limit: await cell(1, async (key, id) => {
      await store.editKey(id, { limits: { requests: '1/min' } }, OPERATOR);
      await run('say hello', key, line.once);
      return error(await run('say hello', key, line.once));
    }),
    'too large': await cell(0, async (key) => error(await run('x'.repeat(700_000), key, line.once))),
    models: { got: NO_MODELS, charged: 0 },
    retry: await cell(1, async (key) => works(await run(`[once ${line.name}]`, key), 'Hello there')),
  };
}

function npm(args: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', args, { cwd: folder });
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(String(stderr));
}

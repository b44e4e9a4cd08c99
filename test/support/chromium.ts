/**
 * Chromium as `npm ci` brings it: the package `@sparticuz/chromium` carries the program, the libraries that a bare system lacks, and a
 * font, so that tests need no browser of the machine. They are unpacked once per installed version, in a second.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { root } from './tollgate.ts';

export interface ChromiumProgram {
  readonly executablePath: string;
  /** For the browser alone: its libraries and fonts are found here first. */
  readonly env: Readonly<Record<string, string>>;
}

/** Why tests that need a browser are skipped; false: they run. The package has a program for Linux with glibc on x64 only. */
export const noChromium: string | false =
  process.platform === 'linux' && process.arch === 'x64' && hasGlibc()
    ? false
    : 'npm brings Chromium for Linux on x64 with glibc only';

/** Starts Chromium. The caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await chromiumProgram();
  // The sandbox of Chromium does not start for root, who runs the tests in containers.
  return chromium.launch({ executablePath, env: { ...env }, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Unpacks Chromium if it is not unpacked yet. Several processes may call this at once. */
export async function chromiumProgram(): Promise<ChromiumProgram> {
  const archives = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  const { version } = createRequire(import.meta.url)(join(archives, '../package.json'));
  const cache = join(root, 'node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(archives, cache, folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      // Without a locale, Chromium takes `en-US@posix`, which is no language tag.
      LANG: 'en_US.UTF-8',
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

async function unpack(archives: string, cache: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(join(cache, 'chromium-partial-'));
  // The package unpacks into the folder for temporary files, so a process of its own gets another one.
  const script = `
    import { inflate } from '@sparticuz/chromium';
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(${JSON.stringify(`${archives}/`)} + name);`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: partial },
  });
  // The file of the package names folders of another system.
  const fonts = `<dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts/cache</cachedir>`;
  writeFileSync(join(partial, 'fonts/fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>\n`);
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

function hasGlibc(): boolean {
  const { header } = process.report.getReport() as { readonly header: { readonly glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

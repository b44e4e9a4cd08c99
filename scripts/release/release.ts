/**
 * Makes a release in `release/`: the executable for Linux on x64 and arm64, the npm package, packages for Debian, container images, the bill
 * of materials, and SHA256SUMS. The same commit makes the same bytes in any folder.
 *
 *   npm run release                        make it
 *   npm run release -- --twice             make it in two folders, and compare the digests
 *   npm run release -- --check FOLDER      start each artefact of a release that can run here, and bill a video
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build.ts';
import { buildBinary } from '../build-binary.ts';
import { root } from '../bundle.ts';
import { checkRelease } from './check.ts';
import { buildDebian } from './debian.ts';
import { buildImage } from './image.ts';
import { librariesFor, nodeFor, PROCESSORS } from './inputs.ts';
import { billOfMaterials } from './materials.ts';
import { packNpm } from './npm-package.ts';
import { sha256 } from './sha256.ts';

const DEFAULT_FOLDER = join(root, 'release');

/** @param folder is emptied first. */
async function makeRelease(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const epoch_s = Number(process.env.SOURCE_DATE_EPOCH ?? commitTime_s());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const executable = (node: string) => at(`tollgate-${version}-linux-${node}`);
  const here = executable(process.arch);

  for (const processor of PROCESSORS) {
    const foreign = processor.node === process.arch ? undefined : { arch: processor.node, node: nodeFor(processor) };
    await buildBinary(executable(processor.node), foreign);
  }
  await build(join(root, 'dist'));
  packNpm(folder);

  const libraries: string[] = [];
  for (const processor of PROCESSORS) {
    const licence = readFileSync(join(dirname(nodeFor(processor)), '../LICENSE'), 'utf8');
    const made = { executable: executable(processor.node), here, processor: processor.debian, version, epoch_s };
    buildDebian(at(`tollgate_${version}_${processor.debian}.deb`), { ...made, licence });
    const below = librariesFor(processor);
    buildImage(at(`tollgate-${version}-image-${processor.debian}.tar`), { ...made, libraries: below });
    libraries.push(...below);
  }
  writeFileSync(at(`tollgate-${version}.cdx.json`), await billOfMaterials(libraries, epoch_s));
  const names = readdirSync(folder).toSorted();
  writeFileSync(at('SHA256SUMS'), names.map((name) => `${sha256(at(name))}  ${name}\n`).join(''));
}

function commitTime_s(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    throw new Error('this is no checkout of git; set SOURCE_DATE_EPOCH to the time of the release, in seconds');
  }
}

/** Makes the release here, and in a copy of this folder's files elsewhere. @throws if a digest differs. */
function makeTwice(): void {
  const copy = join(mkdtempSync(join(tmpdir(), 'tollgate-release-')), 'a-folder-with-another-name');
  const env = { ...process.env, SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? commitTime_s() };
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    for (const name of files.toString().split('\0').filter(Boolean)) cpSync(join(root, name), join(copy, name));
    execFileSync('cp', ['-a', join(root, 'node_modules'), join(copy, 'node_modules')]);
    for (const folder of [root, copy]) {
      execFileSync(process.execPath, [join(folder, 'scripts/release/release.ts')], {
        cwd: folder,
        env,
        stdio: 'inherit',
      });
    }
    const [first, second] = [root, copy].map((folder) => readFileSync(join(folder, 'release/SHA256SUMS'), 'utf8'));
    if (first !== second) throw new Error(`the digests differ:\n${first}\n${second}`);
    console.log(`both have the digests\n${first}`);
  } finally {
    rmSync(dirname(copy), { recursive: true, force: true });
  }
}

if (import.meta.main) {
  // Others than the builder read the files of the packages.
  process.umask(0o022);
  const options = { check: { type: 'string' }, twice: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  if (values.check !== undefined) await checkRelease(resolve(values.check));
  else if (values.twice === true) makeTwice();
  else {
    // A release that is interrupted leaves none that looks complete.
    const partial = `${DEFAULT_FOLDER}.partial`;
    await makeRelease(partial);
    rmSync(DEFAULT_FOLDER, { recursive: true, force: true });
    renameSync(partial, DEFAULT_FOLDER);
    console.log(`made ${DEFAULT_FOLDER}`);
  }
}

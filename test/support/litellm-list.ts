/** LiteLLM's whole list of costs, of the package that test/cli/litellm-list.txt is cut from. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../node_modules/.cache/litellm');

/** The file with the list; undefined if the package cannot be downloaded. */
export function wholeLitellmList(): string | undefined {
  const file = join(folder, 'list.json');
  if (!existsSync(file)) {
    const script = `import glob, zipfile
wheel = zipfile.ZipFile(glob.glob('*.whl')[0])
open('list.json', 'wb').write(wheel.read('litellm/model_prices_and_context_window_backup.json'))`;
    mkdirSync(folder, { recursive: true });
    spawnSync('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', 'litellm==1.110.2'], {
      cwd: folder,
      timeout: 120_000,
    });
    spawnSync('python3', ['-c', script], { cwd: folder });
  }
  return existsSync(file) ? file : undefined;
}

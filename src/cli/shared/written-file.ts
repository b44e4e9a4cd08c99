/** Writes a file of a command part by part, in place of an existing one. */
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { writeOrRefuse } from './errors.ts';

/**
 * Writes the parts to a file beside the named one, which replaces it when all are written.
 *
 * @param option the option with the name. @param make calls its argument with each part. @throws CliError file_unwritable
 */
export async function writeFileOf(
  file: string,
  option: string,
  make: (write: (part: string | Uint8Array) => void) => Promise<void>,
): Promise<void> {
  const hint = `choose another file with ${option}`;
  const part = `${file}.part`;
  let open = -1;
  writeOrRefuse(file, hint, () => {
    open = openSync(part, 'w');
  });
  try {
    await make((bytes) => writeOrRefuse(file, hint, () => writeWhole(open, Buffer.from(bytes))));
  } catch (error) {
    closeSync(open);
    rmSync(part, { force: true });
    throw error;
  }
  closeSync(open);
  writeOrRefuse(file, hint, () => renameSync(part, file));
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
}

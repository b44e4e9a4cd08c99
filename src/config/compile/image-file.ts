/** Reads the image that a part of the configuration names. */
import { hash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import type { ImagePlan } from '../../plan/index.ts';
import type { Path } from '../read/position.ts';
import { nearFile, readImage } from '../read/read-text.ts';
import type { Scope } from './scope.ts';
import { settingPath } from './setting-file.ts';

/** Reads a logo, whose name is relative to the file that names it. Reports one that cannot be used. */
export function readLogo(file: string, place: Path, scope: Scope): ImagePlan | undefined {
  const path = settingPath(file, scope.report.fileOf(place));
  scope.seen(path);
  const read = readImage(path, scope.read);
  if ('uri' in read) return { file, sha256: hash('sha256', read.uri, 'hex'), uri: read.uri };
  const near = read.isMissing === true ? nearFile(path) : undefined;
  const hint = near === undefined ? read.hint : `did you mean '${relative(resolve(path, '..'), near)}'?`;
  scope.report.error('bad-file', place, `the logo '${file}' ${read.problem}`, hint);
  return undefined;
}

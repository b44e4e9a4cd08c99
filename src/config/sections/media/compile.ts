/** Compiles `media`: how the lengths of media are read. */
import type { MediaPlan } from '../../../plan/index.ts';
import { readDuration_ms, readSize_bytes, type Scope } from '../../compile/scope.ts';
import { resolveSwitch } from '../../compile/settings.ts';

/** The bytes that are read to measure a file are kept in memory. */
const LARGEST_READING_bytes = 256 * 1024 ** 2;

export function compileMedia(scope: Scope): MediaPlan {
  const { timeout = '10s', limit = '4MiB', tolerance = '100ms', shortest = '2s' } = scope.config.media ?? {};
  const largest = { largest_bytes: LARGEST_READING_bytes, message: 'is too large for reading one file' };
  const tolerance_ms = readDuration_ms(tolerance, ['media', 'tolerance'], scope);
  if (tolerance_ms >= 1_000) {
    const message = `'${tolerance}' is a second or more, so lengths would never be rounded up`;
    scope.report.error('bad-duration', ['media', 'tolerance'], message, 'write less than a second, such as 100ms');
  }
  return {
    timeout_ms: readDuration_ms(timeout, ['media', 'timeout'], scope),
    limit_bytes: readSize_bytes(limit, ['media', 'limit'], largest, scope),
    tolerance_ms,
    shortest_ms: readDuration_ms(shortest, ['media', 'shortest'], scope),
    allow_private: resolveSwitch(scope.config.media?.allow_private ?? false, ['media', 'allow_private'], scope),
  };
}

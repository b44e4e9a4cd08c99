/** Provides the text of the shipped configuration, and the plan of a changed text, for the compiler's tests. */
import { join } from 'node:path';
import type { Compiled, CompileOptions } from '../../src/config/compile/compiled.ts';
import { compileConfig } from '../../src/config/compile-config.ts';
import type { Plan } from '../../src/plan/index.ts';

export const shippedFile = join(import.meta.dirname, '../../gateway.yaml');
export { shippedText } from './shipped-text.ts';

/** Compiles the shipped file, or a text in its place. */
export function compileShipped(options: Partial<CompileOptions> = {}): Compiled {
  return compileConfig(shippedFile, { env: {}, ...options });
}

/** The plan of the shipped file or of a text in its place. Throws what the compiler found. */
export function planOf(options: Partial<CompileOptions> = {}): Plan {
  const { plan, diagnostics } = compileShipped(options);
  if (plan === undefined || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}

/** The text with an addition before the one place where the mark stands. */
export function insertBefore(text: string, mark: string, addition: string): string {
  const [before, after, ...more] = text.split(mark);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`'${mark}' must occur once`);
  return `${before}${addition}${mark}${after}`;
}

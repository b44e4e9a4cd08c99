/** Measures a file that a dry run is given, as the gateway measures an upload. */

import type { FactPlan, Plan, RoutePlan } from '../../plan/index.ts';
import { createMediaProbe, roundUpSeconds } from '../../upstream/media/probe.ts';

/** Whether a fact of the route is the length of the file. */
export function isMeasured(
  part: string,
  route: Extract<RoutePlan, { readonly action: 'forward' }> | undefined,
): boolean {
  const facts =
    route?.branches.flatMap(({ billing, meter }) => [billing?.facts ?? [], meter?.facts ?? []].flat()) ?? [];
  return facts.some(({ source }: FactPlan) => source.from === 'media' && 'file' in source && source.file === part);
}

/** The length of the file, if it can be read, as the gateway would bill it. */
export async function lengthOf(bytes: Buffer, { media }: Plan): Promise<{ readonly seconds?: number }> {
  const { timeout_ms, limit_bytes, shortest_ms, tolerance_ms } = media;
  const probe = createMediaProbe({ allowPrivate: false, timeout_ms, limit_bytes, shortest_ms });
  try {
    const read = await probe.lengthOf(bytes);
    return read.ok ? { seconds: Number(roundUpSeconds(read.length_ms, tolerance_ms)) } : {};
  } finally {
    await probe.close();
  }
}

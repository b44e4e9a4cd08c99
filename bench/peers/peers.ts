/** Every peer that the benchmark knows. */
import { nginx } from './nginx.ts';
import type { Peer } from './peer.ts';

export type { Peer } from './peer.ts';

export const peers: readonly Peer[] = [nginx];

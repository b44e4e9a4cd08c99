/** Lists every peer that the benchmark can start. */
import { bifrost } from './bifrost.ts';
import { litellm } from './litellm.ts';
import { nginx } from './nginx.ts';
import type { Peer } from './peer.ts';
import { portkey } from './portkey.ts';

export type { Peer } from './peer.ts';

/** In the order of the report. */
export const peers: readonly Peer[] = [nginx, portkey, litellm, bifrost];

/** Every peer that the benchmark knows. */
import { bifrost } from './bifrost.ts';
import { litellm } from './litellm.ts';
import { nginx } from './nginx.ts';
import type { Peer } from './peer.ts';
import { portkey } from './portkey.ts';

export type { Peer } from './peer.ts';

export const peers: readonly Peer[] = [nginx, portkey, litellm, bifrost];

/** Lists every peer that the benchmark can start. */
import { bifrost, bifrostWithKey } from './bifrost.ts';
import { caddy } from './caddy.ts';
import { envoy } from './envoy.ts';
import { krakend } from './krakend.ts';
import { litellm } from './litellm.ts';
import { newApi } from './new-api.ts';
import { nginx } from './nginx.ts';
import type { Peer } from './peer.ts';
import { portkey } from './portkey.ts';

export type { Peer } from './peer.ts';

/** In the order of the report. */
export const peers: readonly Peer[] = [nginx, envoy, caddy, krakend, portkey, litellm, bifrost, bifrostWithKey, newApi];

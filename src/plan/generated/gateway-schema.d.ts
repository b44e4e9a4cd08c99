/** Generated: the type of the validator beside it. Run `npm run generate` and do not edit. */
import type { GatewayConfig } from './gateway.d.ts';

/** Whether a document fits the configuration's schema. */
export function fitsSchema(document: unknown): document is GatewayConfig;

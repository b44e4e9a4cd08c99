/** Generated: the type of the validator beside it. Run `npm run generate` and do not edit. */
import type { GatewayConfig } from './gateway.d.ts';

/** Whether a document has the shape that the configuration's schema describes. */
export function fitsSchema(document: unknown): document is GatewayConfig;

/** The type of the generated validator. */
import type { GatewayConfig } from './gateway.d.ts';

/** Whether a document has the shape that the configuration's schema describes. */
export function fitsShape(document: unknown): document is GatewayConfig;

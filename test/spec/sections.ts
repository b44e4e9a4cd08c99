/** The sections of the specification. */

/** The sections, in the specification's order. A statement's id begins with its section. */
export const sections = {
  service: 'What the service does',
  liveness: 'Liveness session',
  asset: 'Asset',
  creation: 'Creation parameters',
  record: 'Task record',
  official: 'Official-format branch',
  c: 'c creation',
  reference: 'Reference item',
  answer: 'c answers',
  price: 'Prices of c',
  billing: 'Billing rules',
  generative: 'Generative request',
  messages: 'Messages request',
  state: 'States',
  endpoint: 'Endpoints',
  constraint: 'Constraints of the official branch',
  family: 'c endpoints',
  auth: 'Authentication',
  event: 'Events',
  error: 'Errors',
  limit: 'Limits',
  version: 'Versioning',
} as const;

export type Section = keyof typeof sections;

/** `audit.start`: checks every invariant of the store, in a thread of its own. */
import Type from 'typebox';
import { AuditSchema, auditDocument, startAudit } from '../audits.ts';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { object } from '../schemas.ts';

export const startAuditJob = operation({
  name: 'audit.start',
  method: 'POST',
  path: '/audits',
  role: 'viewer',
  summary: 'Start an audit, which proves every invariant of money over the whole store',
  input: object({
    anchor: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f:/]{64,200}$',
        description: 'the anchor of an earlier audit: also prove that no entry and no change up to it was edited',
      }),
    ),
  }),
  output: AuditSchema,
  status: 201,
  example: {},
  async run({ anchor }, { gateway, now, random, idempotency_key, caller, store }) {
    const from = { reports: requireGateway(gateway).reports, now, random, store };
    return auditDocument(
      startAudit(anchor, idempotency_key === undefined ? undefined : `${caller.name} ${idempotency_key}`, from),
    );
  },
});

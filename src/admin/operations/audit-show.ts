/** `audit.show`: the state or the result of an audit. */
import { AuditSchema, auditDocument, findAudit } from '../audits.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, object } from '../schemas.ts';

export const showAudit = operation({
  name: 'audit.show',
  method: 'GET',
  path: '/audits/{id}',
  role: 'viewer',
  summary: 'Show the state or the result of an audit that this gateway runs',
  input: object({ id: Id('the id of the audit') }),
  output: AuditSchema,
  example: { id: 'audit_example' },
  async run({ id }) {
    const audit = findAudit(id);
    if (audit !== undefined) return auditDocument(audit);
    const hint = 'only the gateway that runs an audit knows it, until it ends; start one with POST /admin/v1/audits';
    throw new Problem('audit_not_found', `no audit has the id '${id}'`, hint);
  },
});

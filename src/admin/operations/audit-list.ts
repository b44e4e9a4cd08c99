/** `audit.list`: the audits that this gateway knows. */
import Type from 'typebox';
import { AuditSchema, allAudits, auditDocument } from '../audits.ts';
import { operation } from '../operation.ts';
import { object } from '../schemas.ts';

export const listAudits = operation({
  name: 'audit.list',
  method: 'GET',
  path: '/audits',
  role: 'viewer',
  summary: 'List the audits that this gateway has run since its start, newest first',
  input: object({}),
  output: object({ data: Type.Array(AuditSchema) }),
  example: {},
  async run() {
    return { data: allAudits().map(auditDocument) };
  },
});

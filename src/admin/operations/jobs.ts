/** Audits and reprices, which the gateway runs in threads of their own. */
import Type from 'typebox';
import { AuditSchema, allAudits, auditDocument, findAudit, startAudit } from '../api/audits.ts';
import { configFiles, configInput } from '../api/config-files.ts';
import { requireGateway } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { prepareReprice, RepriceSchema, repriceDocument, repriceInput, reprices } from '../api/reprices.ts';
import { Id, object } from '../api/schemas.ts';

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

export const showReprice = operation({
  name: 'reprice.show',
  method: 'GET',
  path: '/reprices/{id}',
  role: 'viewer',
  summary: 'Show the progress or the result of a reprice that this gateway runs',
  input: object({ id: Id('the id of the reprice') }),
  output: RepriceSchema,
  example: { id: 'reprice_example' },
  async run({ id }) {
    const job = reprices.find(id);
    if (job !== undefined) return repriceDocument(job);
    const hint = 'only the gateway that runs it knows it, until it ends; start one with POST /admin/v1/reprices';
    throw new Problem('reprice_not_found', `no reprice has the id '${id}'`, hint);
  },
});

export const startReprice = operation({
  name: 'reprice.start',
  method: 'POST',
  path: '/reprices',
  role: 'viewer',
  summary: 'Start to price the charges of a period anew with a configuration that is sent; nothing is stored',
  input: object({
    ...configInput,
    on_disk: Type.Optional(
      Type.Boolean({ description: 'in place of a sent configuration: the files of the gateway as they are now' }),
    ),
    ...repriceInput,
  }),
  output: RepriceSchema,
  status: 201,
  example: { text: 'version: 1\n', since: '30d' },
  async run(input, context) {
    const { gateway: view, store, now, caller, idempotency_key } = context;
    const gateway = requireGateway(view);
    const key = idempotency_key === undefined ? undefined : `${caller.name} ${idempotency_key}`;
    const asked = JSON.stringify(input);
    const repeated = reprices.repeated(key, asked);
    if (repeated !== undefined) return repriceDocument(repeated);
    const isSent = input.text !== undefined || input.files !== undefined;
    const files = input.on_disk === true && !isSent ? undefined : configFiles(input);
    if (input.on_disk === true && isSent) {
      const hint = 'leave out on_disk, or text and files';
      throw new Problem('invalid_value', 'on_disk is sent with a configuration', hint);
    }
    const run = await prepareReprice(input, store, now());
    const { diagnostics, terms } = await gateway.termsOf(files);
    if (terms === undefined) {
      // Its texts are not the caller's.
      if (files === undefined) {
        const hint = 'tollgate check on that machine lists them';
        throw new Problem('config_invalid', 'the files on disk have errors', hint);
      }
      const more = { diagnostics: diagnostics.map((finding) => ({ ...finding })) };
      const hint = 'correct the findings in diagnostics';
      throw new Problem('config_invalid', 'the configuration has errors', hint, more);
    }
    const job = reprices.start(asked, key, context, (progress) =>
      run((filter, at_ms) => gateway.reports.reprice(filter, { ...terms, at_ms }, progress)),
    );
    return repriceDocument(job);
  },
});

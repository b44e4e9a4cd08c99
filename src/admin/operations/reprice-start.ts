/** `reprice.start`: what past usage would have cost with another configuration, in a thread of its own. */
import Type from 'typebox';
import { configFiles, configInput } from '../config-files.ts';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { prepareReprice, RepriceSchema, repriceDocument, repriceInput, reprices } from '../reprices.ts';
import { object } from '../schemas.ts';

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
    if (input.on_disk === true && isSent)
      throw new Problem(
        'invalid_value',
        'on_disk is sent with a configuration',
        'leave out on_disk, or text and files',
      );
    const run = await prepareReprice(input, store, now());
    const { diagnostics, terms } = await gateway.termsOf(files);
    if (terms === undefined) {
      // Its texts are not the caller's.
      if (files === undefined)
        throw new Problem(
          'config_invalid',
          'the files on disk have errors',
          'tollgate check on that machine lists them',
        );
      const more = { diagnostics: diagnostics.map((finding) => ({ ...finding })) };
      const hint = 'correct the findings in diagnostics';
      throw new Problem('config_invalid', 'the configuration has errors', hint, more);
    }
    const job = reprices.start(asked, key, context, (progress) =>
      run((filter) => gateway.reports.reprice(filter, terms, progress)),
    );
    return repriceDocument(job);
  },
});

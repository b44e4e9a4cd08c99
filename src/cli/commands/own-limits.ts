/** `key limit` and `account limit`: shows and changes the limits of one key or account. */
import { InvalidArgumentError } from 'commander';
import { editLimits } from '../../admin/operations/limits.ts';
import { checkLimit, exampleOf, LIMIT_KINDS } from '../../billing/limits/kinds.ts';
import type { OwnLimits } from '../../plan/index.ts';
import type { Answer, Cli } from '../shared/io.ts';
import type { CommandGroup } from '../shared/operation-command.ts';
import { type Operator, withOperator } from '../shared/operator.ts';
import { reasonOption } from '../shared/values.ts';

/** How limits are written on the command line, for the help. */
export const LIMIT_HELP = `NAME=VALUE: ${LIMIT_KINDS.map(exampleOf).join(', ')}; none lifts the configured limit, default restores it`;

/** Adds one `NAME=VALUE` to the earlier ones. */
export function limitValue(text: string, earlier: OwnLimits = {}): OwnLimits {
  const [, name = '', value = ''] = /^([a-z_]+)=(.+)$/.exec(text) ?? [];
  if (name === '') throw new InvalidArgumentError('Write NAME=VALUE, such as requests=60/min.');
  if (Object.hasOwn(earlier, name)) throw new InvalidArgumentError(`${name} is there twice. Write it once.`);
  try {
    // The operation knows which names are stored.
    if (value !== 'default') checkLimit(name, value);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
  return { ...earlier, [name]: value };
}

/** `requests=60/min tokens=none`, or a dash. */
export function limitsText(limits: OwnLimits | null): string {
  const all = Object.entries(limits ?? {}).map(([name, value]) => `${name}=${value}`);
  return all.length === 0 ? '-' : all.join(' ');
}

/** Adds `limit`, which shows and changes the own limits of an account or a key. */
export function addLimitCommand(
  [parent, act]: CommandGroup,
  what: 'account' | 'key',
  [argument, help]: readonly [name: string, help: string],
  show: (operator: Operator, subject: string) => Promise<Limited>,
): void {
  const run = (cli: Cli, subject: string, limits: OwnLimits = {}, options: { readonly reason?: string } = {}) =>
    withOperator(cli, 'write', async (operator): Promise<Answer> => {
      const { what, document, limits: before } = await show(operator, subject);
      const isChange = Object.keys(limits).length > 0;
      const edit = { subject: document.id, limits, ...options };
      const after = isChange ? (await operator.call(editLimits, edit)).limits : before;
      const text = after === null ? `${what} has no limits of its own` : `${what}: ${limitsText(after)}`;
      return { json: { ...document, limits: after }, text };
    });
  parent
    .command('limit')
    .description(`change limits of ${what === 'account' ? 'an account' : 'a key'}, or show them`)
    .argument(argument, help)
    .argument('[limits...]', LIMIT_HELP, limitValue)
    .addOption(reasonOption())
    .action(act(run, 'anywhere'));
}

interface Limited {
  /** `key key_abc`, for people. */
  readonly what: string;
  readonly document: { readonly id: string };
  readonly limits: OwnLimits | null;
}

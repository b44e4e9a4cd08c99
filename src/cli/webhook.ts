/** `webhook …`: who gets events, and what was sent. */
import { type Command, Option } from 'commander';
import { listDeliveries } from '../admin/operations/delivery-list.ts';
import { redeliver as redeliverOperation } from '../admin/operations/delivery-redeliver.ts';
import { createWebhook } from '../admin/operations/webhook-create.ts';
import { editWebhook } from '../admin/operations/webhook-edit.ts';
import { listWebhooks } from '../admin/operations/webhook-list.ts';
import { removeWebhook } from '../admin/operations/webhook-remove.ts';
import { rotateWebhook } from '../admin/operations/webhook-rotate.ts';
import { showWebhook } from '../admin/operations/webhook-show.ts';
import { testWebhook } from '../admin/operations/webhook-test.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { withOperator } from './operator.ts';
import { table } from './table.ts';
import { durationValue, nameValue } from './values.ts';

const EVENTS = 'the events to send, such as task.failed,wallet.low (default all)';
const STATES = ['pending', 'delivered', 'failed', 'dropped'] as const;
const listed = (text: string): readonly string[] => text.split(',');

/** Adds `webhook …`; `--json` gives `{id,secret,account,url,name,events,status,…}`, `{webhooks:[…]}` and `{deliveries:[…]}` without `secret`. */
export function addWebhookCommands(program: Command, act: CommandHandler): void {
  const webhook = program.command('webhook').description('send events to receivers, and see what was sent');
  webhook
    .command('create')
    .description('create a webhook and print its secret; it is not shown again')
    .argument('<url>', 'where events are sent')
    .option('--account <account>', 'only the events of this account, by id or name (default: all events)')
    .option('--name <name>', 'a label', nameValue)
    .option('--events <list>', EVENTS, listed)
    .action(act(create, 'anywhere'));
  webhook
    .command('list')
    .description('list webhooks')
    .option('--account <account>', 'only those of this account, by id or name')
    .action(act(list, 'anywhere'));
  const one = (name: string, description: string) =>
    webhook.command(name).description(description).argument('<id>', 'the id shown by webhook list');
  one('show', 'show a webhook').action(act(show, 'anywhere'));
  one('edit', 'change a webhook')
    .option('--url <url>', 'where events are sent')
    .option('--name <name>', 'a label', nameValue)
    .option('--events <list>', EVENTS, listed)
    .addOption(new Option('--status <status>', 'whether events are sent').choices(['active', 'disabled']))
    .action(act(edit, 'anywhere'));
  one('rotate', 'give a webhook another secret and print it')
    .option('--overlap <time>', 'how long the secret before signs too, such as 1d (default: not at all)', durationValue)
    .action(act(rotate, 'anywhere'));
  one('test', 'send the event webhook.test').action(act(test, 'anywhere'));
  one('remove', 'remove a webhook; what waits for it is not sent').action(act(remove, 'anywhere'));
  one('deliveries', 'list what was sent to a webhook, newest first')
    .addOption(new Option('--state <state>', 'only those in this state').choices(STATES))
    .action(act(deliveries, 'anywhere'));
  webhook
    .command('redeliver')
    .description('send a delivery again')
    .argument('<delivery>', 'the id shown by webhook deliveries')
    .action(act(redeliver, 'anywhere'));
}

interface Members {
  readonly account?: string;
  readonly url?: string;
  readonly name?: string;
  readonly events?: readonly string[];
  readonly status?: 'active' | 'disabled';
}

const membersOf = ({ events, ...rest }: Members) => ({ ...rest, ...(events && { events: [...events] }) });

function create(cli: Cli, url: string, { status: _, ...members }: Members): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const { secret, ...created } = await call(createWebhook, { ...membersOf(members), url });
    const { id, ...rest } = created;
    const text = [secret, '', `The secret is not shown again. Try it with: tollgate webhook test ${id}`].join('\n');
    return { json: { id, secret, ...rest }, text };
  });
}

function list(cli: Cli, filter: { readonly account?: string }): Promise<Answer> {
  return withOperator(cli, 'read', async (operator) => {
    const webhooks = await operator.list(listWebhooks, filter);
    const rows = webhooks.map(({ id, account, url, events, status }) => [
      ...[id, account ?? 'all', url, events?.join(',') ?? 'all', status],
    ]);
    const none = 'no webhooks yet; create one with: tollgate webhook create URL';
    return { json: { webhooks }, text: rows.length === 0 ? none : table('ID ACCOUNT URL EVENTS STATUS', rows) };
  });
}

function show(cli: Cli, id: string): Promise<Answer> {
  return withOperator(cli, 'read', async ({ call }) => {
    const webhook = await call(showWebhook, { id });
    const rows = Object.entries(webhook).map(([name, value]) => [name, value === null ? '-' : String(value)]);
    return { json: webhook, text: table('MEMBER VALUE', rows) };
  });
}

function edit(cli: Cli, id: string, members: Members): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const edited = await call(editWebhook, { ...membersOf(members), id });
    return { json: edited, text: `webhook ${id} is ${edited.status}` };
  });
}

function rotate(cli: Cli, id: string, { overlap }: { readonly overlap?: string }): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const { secret, ...rotated } = await call(rotateWebhook, { id, ...(overlap !== undefined && { overlap }) });
    const { id: own, ...rest } = rotated;
    return { json: { id: own, secret, ...rest }, text: [secret, '', 'The secret is not shown again.'].join('\n') };
  });
}

function test(cli: Cli, id: string): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const tested = await call(testWebhook, { id });
    return { json: tested, text: `an event waits for delivery; see: tollgate webhook deliveries ${id}` };
  });
}

function remove(cli: Cli, id: string): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    return { json: await call(removeWebhook, { id }), text: `webhook ${id} is removed` };
  });
}

/** The newest deliveries that the command shows. */
const MAX_SHOWN = 1_000;

function deliveries(cli: Cli, webhook: string, filter: { readonly state?: (typeof STATES)[number] }): Promise<Answer> {
  return withOperator(cli, 'read', async (operator) => {
    const found = await operator.list(listDeliveries, { webhook, ...filter }, MAX_SHOWN);
    const rows = found.map(({ id, type, subject, state, attempts, last_result, next_at, created_at }) => [
      ...[id, created_at, type, subject, state, String(attempts), last_result ?? '-', next_at ?? '-'],
    ]);
    const header = 'ID CREATED TYPE SUBJECT STATE ATTEMPTS RESULT NEXT';
    return { json: { deliveries: found }, text: rows.length === 0 ? 'no deliveries' : table(header, rows) };
  });
}

function redeliver(cli: Cli, id: string): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    return { json: await call(redeliverOperation, { id }), text: `delivery ${id} is sent again` };
  });
}

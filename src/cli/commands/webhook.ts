/** `webhook …`: who gets events, and what was sent. */
import type { Command } from 'commander';
import {
  createWebhook,
  editWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  removeWebhook,
  rotateWebhook,
  showWebhook,
  testWebhook,
} from '../../admin/operations/webhooks.ts';
import type { CommandHandler } from '../shared/io.ts';
import { addList, addRun, type CommandGroup, option } from '../shared/operation-command.ts';
import { table } from '../shared/table.ts';
import { nameValue, overlapValue } from '../shared/values.ts';

const ID = ['<id>', 'the id shown by webhook list'] as const;
/** The newest deliveries that the command shows. */
const MAX_SHOWN = 1_000;

const nameOption = () => option('--name <name>', 'a label', nameValue);
const eventsOption = () =>
  option('--events <list>', 'the events to send, such as task.failed,wallet.low (default all)', (text: string) =>
    text.split(','),
  );

/** Adds `webhook …`; `--json` gives `{id,secret,account,url,name,events,status,…}`, `{webhooks:[…]}` and `{deliveries:[…]}` without `secret`. */
export function addWebhookCommands(program: Command, act: CommandHandler): void {
  const to = [program.command('webhook').description('send events to receivers, and see what was sent'), act] as const;
  addRun(to, 'create', createWebhook, {
    does: 'create a webhook and print its secret; it is not shown again',
    args: [['<url>', 'where events are sent']],
    options: [
      option('--account <account>', 'only the events of this account, by id or name (default: all events)'),
      nameOption(),
      eventsOption(),
    ],
    answer: ({ id, secret, ...created }) => ({
      json: { id, secret, ...created },
      text: [secret, '', `The secret is not shown again. Try it with: tollgate webhook test ${id}`].join('\n'),
    }),
  });
  addList(to, 'list', listWebhooks, {
    does: 'list webhooks',
    options: [option('--account <account>', 'only those of this account, by id or name')],
    as: 'webhooks',
    none: 'no webhooks yet; create one with: tollgate webhook create URL',
    titles: 'ID ACCOUNT URL EVENTS STATUS',
    lines: ({ id, account, url, events, status }) => [[id, account ?? 'all', url, events?.join(',') ?? 'all', status]],
  });
  addRun(to, 'show', showWebhook, {
    does: 'show a webhook',
    args: [ID],
    answer(webhook) {
      const rows = Object.entries(webhook).map(([name, value]) => [name, value === null ? '-' : String(value)]);
      return { json: webhook, text: table('MEMBER VALUE', rows) };
    },
  });
  addRun(to, 'edit', editWebhook, {
    does: 'change a webhook',
    args: [ID],
    options: [
      option('--url <url>', 'where events are sent'),
      nameOption(),
      eventsOption(),
      option('--status <status>', 'whether events are sent').choices(['active', 'disabled']),
    ],
    answer: (edited, { id }) => ({ json: edited, text: `webhook ${id} is ${edited.status}` }),
  });
  addRun(to, 'rotate', rotateWebhook, {
    does: 'give a webhook another secret and print it',
    args: [ID],
    options: [
      option(
        '--overlap <time>',
        'how long the secret before signs too, such as 1d (default: not at all)',
        overlapValue,
      ),
    ],
    answer: ({ id, secret, ...rotated }) => ({
      json: { id, secret, ...rotated },
      text: [secret, '', 'The secret is not shown again.'].join('\n'),
    }),
  });
  addRun(to, 'test', testWebhook, {
    does: 'send the event webhook.test',
    args: [ID],
    answer: (tested, { id }) => ({
      json: tested,
      text: `an event waits for delivery; see: tollgate webhook deliveries ${id}`,
    }),
  });
  addRun(to, 'remove', removeWebhook, {
    does: 'remove a webhook; what waits for it is not sent',
    args: [ID],
    answer: (removed, { id }) => ({ json: removed, text: `webhook ${id} is removed` }),
  });
  addDeliveryCommands(to);
}

function addDeliveryCommands(to: CommandGroup): void {
  addList(to, 'deliveries', listDeliveries, {
    does: 'list what was sent to a webhook, newest first',
    args: [['<webhook>', ID[1]]],
    options: [
      option('--state <state>', 'only those in this state').choices(['pending', 'delivered', 'failed', 'dropped']),
    ],
    as: 'deliveries',
    max: MAX_SHOWN,
    none: 'no deliveries',
    titles: 'ID CREATED TYPE SUBJECT STATE ATTEMPTS RESULT NEXT',
    lines: ({ id, type, subject, state, attempts, last_result, next_at, created_at }) => [
      [id, created_at, type, subject, state, String(attempts), last_result ?? '-', next_at ?? '-'],
    ],
  });
  addRun(to, 'redeliver', redeliver, {
    does: 'send a delivery again',
    args: [['<id>', 'the id shown by webhook deliveries']],
    answer: (delivery, { id }) => ({ json: delivery, text: `delivery ${id} is sent again` }),
  });
}

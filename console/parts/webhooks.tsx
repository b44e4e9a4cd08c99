/** What an operator does with a webhook. */
import { useState } from 'preact/hooks';
import { go, segment, to } from '../lib/address.ts';
import type { Output } from '../lib/client.ts';
import { change } from '../lib/read.ts';
import { useMay } from '../lib/session.ts';
import { FormDialog, Opener, Secret } from './dialog.tsx';
import { Badge } from './page.tsx';
import { RecentChanges } from './recent-changes.tsx';

export type Webhook = Output<'webhook.show'>;

const EVENTS = 'Separated by commas: task.failed, wallet.low. Empty: all. A wrong name lists them';

/** The events of a text; null: all, for an empty text alone. */
function eventsIn(text: string): readonly string[] | null {
  const names = text.trim();
  return names === '' ? null : names.split(/[\s,]+/);
}

export function WebhookBadge({ status }: { readonly status: string }) {
  return <Badge tone={status === 'active' ? 'good' : 'bad'}>{status}</Badge>;
}

/** A secret is given only in the first answer. */
function Made({ secret }: { readonly secret: string | undefined }) {
  if (secret === undefined)
    return <p>The webhook was made by an earlier try, and its secret is lost. Rotate it to get another one.</p>;
  return (
    <>
      <Secret name="secret" text={secret} />
      <p>The receiver checks the signature of each event with it.</p>
    </>
  );
}

export function NewWebhook({ close }: { readonly close: () => void }) {
  return (
    <FormDialog
      title="New webhook"
      act="Create the webhook"
      close={close}
      fields={[
        { name: 'url', label: 'URL', isRequired: true, hint: 'https://example.com/webhooks' },
        { name: 'name', label: 'Name' },
        { name: 'events', label: 'Events', hint: EVENTS },
        { name: 'account', label: 'Account', hint: 'Sends only its events. Empty: all events' },
      ]}
      run={async ({ url = '', name = '', events = '', account = '' }, { once }) => {
        const chosen = eventsIn(events);
        const made = await change(
          'webhook.create',
          {
            url,
            ...(name !== '' && { name }),
            ...(account !== '' && { account }),
            ...(chosen !== null && { events: chosen }),
          },
          { once },
        );
        return <Made secret={made.secret} />;
      }}
    />
  );
}

interface DialogProps {
  readonly of: Webhook;
  readonly close: () => void;
}

export function WebhookActions({ of }: { readonly of: Webhook }) {
  const may = useMay();
  return (
    <>
      {may('webhook.edit') && <Opener label="Edit" dialog={(close) => <Edit of={of} close={close} />} />}
      {may('webhook.rotate') && <Opener label="Rotate" dialog={(close) => <Rotate of={of} close={close} />} />}
      {may('webhook.remove') && <Opener label="Remove" dialog={(close) => <Remove of={of} close={close} />} />}
      {may('webhook.test') && <Opener label="Send a test" dialog={(close) => <Test of={of} close={close} />} />}
    </>
  );
}

const STATUSES = ['active', 'disabled'] as const;

function Edit({ of, close }: DialogProps) {
  // As it was when the form opened: the webhook is read again when somebody else changes it.
  const [before] = useState({
    url: of.url,
    name: of.name ?? '',
    events: of.events?.join(', ') ?? '',
    status: of.status,
  });
  return (
    <FormDialog
      title={`Edit ${of.name ?? of.id}`}
      act="Save"
      close={close}
      fields={[
        { name: 'url', label: 'URL', value: before.url, isRequired: true },
        { name: 'name', label: 'Name', value: before.name },
        { name: 'events', label: 'Events', value: before.events, hint: EVENTS },
        {
          name: 'status',
          label: 'Status',
          value: before.status,
          options: [
            ['active', 'active'],
            ['disabled', 'disabled: events wait until it is active again'],
          ],
        },
        { name: 'reason', label: 'Reason', hint: 'For the record' },
      ]}
      version={of.version}
      stale={() => <RecentChanges subject={of.id} />}
      run={async ({ url = '', name = '', events = '', status = '', reason = '' }, { version }) => {
        const known = STATUSES.find((each) => each === status);
        const edit = {
          ...(url !== before.url && { url }),
          ...(name !== before.name && { name: name === '' ? null : name }),
          ...(events !== before.events && { events: eventsIn(events) }),
          ...(status !== before.status && known !== undefined && { status: known }),
          ...(reason !== '' && { reason }),
        };
        await change('webhook.edit', { id: of.id, ...edit }, { version });
        return 'The webhook is saved.';
      }}
    />
  );
}

function Rotate({ of, close }: DialogProps) {
  return (
    <FormDialog
      title={`Rotate the secret of ${of.name ?? of.id}`}
      act="Rotate the secret"
      close={close}
      intro={<p>Events are signed with both secrets until the overlap ends.</p>}
      fields={[{ name: 'overlap', label: 'Overlap', value: '1d', hint: '1h, 7d. Empty: it ends at once' }]}
      run={async ({ overlap = '' }, { once }) => {
        const rotated = await change('webhook.rotate', { id: of.id, ...(overlap !== '' && { overlap }) }, { once });
        return <Made secret={rotated.secret} />;
      }}
    />
  );
}

function Remove({ of, close }: DialogProps) {
  return (
    <FormDialog
      title={`Remove ${of.name ?? of.id}`}
      act="Remove the webhook"
      isDangerous
      close={close}
      intro={<p>What waits for it is not sent, and its secret is deleted. This cannot be undone.</p>}
      fields={[]}
      run={async () => {
        await change('webhook.remove', { id: of.id });
        go(to('/webhooks'));
        return 'The webhook is removed.';
      }}
    />
  );
}

function Test({ of, close }: DialogProps) {
  return (
    <FormDialog
      title={`Send a test to ${of.name ?? of.id}`}
      act="Send it"
      close={close}
      intro={<p>The event webhook.test is sent to {of.url}. Its delivery is the first of the list below.</p>}
      fields={[]}
      run={async (_values, { once }) => {
        await change('webhook.test', { id: of.id }, { once });
        return 'A test event is on its way.';
      }}
    />
  );
}

export function WebhookLink({ of }: { readonly of: Webhook }) {
  return (
    <a class={of.name === null ? 'id' : undefined} href={to(`/webhooks/${segment(of.id)}`)}>
      {of.name ?? of.id}
    </a>
  );
}

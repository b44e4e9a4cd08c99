/** API keys: their list, and what an operator does with one. */
import { useState } from 'preact/hooks';
import type { Output, Row } from '../lib/client.ts';
import { orNone, pairs, Time } from '../lib/format.tsx';
import { change, useRead } from '../lib/read.ts';
import { useMay } from '../lib/session.ts';
import { Copy, FormDialog, Opener, Secret } from './dialog.tsx';
import { modelWords } from './group.ts';
import { LimitsButton } from './limits-dialog.tsx';
import { AccountLink, KeyLink, ValidityBadge } from './links.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { Table } from './table.tsx';

export type Key = Output<'key.show'>;

/** @param withAccount whether the keys are of several accounts. */
export function KeyTable({
  rows,
  withAccount = false,
}: {
  readonly rows: readonly Row<'key.list'>[];
  readonly withAccount?: boolean;
}) {
  return (
    <Table
      label="Keys"
      rows={rows}
      keyOf={({ id }) => id}
      empty={<p>There are no keys. Requests carry a key, which says which account pays. Create one with New key.</p>}
      columns={[
        { name: 'Key', show: ({ id, name }) => <KeyLink id={id}>{name ?? id}</KeyLink> },
        ...(withAccount ? [{ name: 'Account', show: ({ account }: Key) => <AccountLink name={account} /> }] : []),
        { name: 'Starts with', show: ({ prefix }) => <code>{prefix}…</code> },
        { name: 'State', show: (key) => <ValidityBadge {...key} /> },
        { name: 'Models', show: modelWords },
        { name: 'Last use', show: ({ last_used_at }) => <Time at={last_used_at} /> },
        { name: 'Expires', show: ({ expires_at }) => <Time at={expires_at} /> },
        { name: 'Limits', show: ({ limits }) => orNone(pairs(limits)) },
      ]}
    />
  );
}

/** @param account undefined: the form asks for it. */
export function NewKey({ account, close }: { readonly account?: string; readonly close: () => void }) {
  return (
    <FormDialog
      title={account === undefined ? 'New key' : `New key of ${account}`}
      act="Create the key"
      close={close}
      fields={[
        ...(account === undefined ? [{ name: 'account', label: 'Account', isRequired: true }] : []),
        { name: 'name', label: 'Label' },
        {
          name: 'models',
          label: 'Models',
          hint: 'Globs, separated by commas: chat-*. Empty: all, or those of its group',
        },
        { name: 'expires', label: 'Expires after', hint: '90d, 12h' },
        { name: 'discount', label: 'Price factor', hint: "In place of the account's" },
      ]}
      run={async ({ models = '', ...others }, { once }) => {
        const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
        const globs = models === '' ? {} : { models: models.split(',').map((glob) => glob.trim()) };
        const made = await change('key.create', { account: account ?? '', ...given, ...globs }, { once });
        return (
          <>
            <Made secret={made.key} />
            {made.key !== undefined && <FirstCall secret={made.key} />}
          </>
        );
      }}
    />
  );
}

/** A request to try the key with. */
function FirstCall({ secret }: { readonly secret: string }) {
  const { data } = useRead('config.show', {});
  const call = data?.first_call ?? null;
  if (call === null) return null;
  return (
    <>
      <p>A first request with it, in a terminal on the gateway's machine:</p>
      <Copy label="request" text={call.replace('YOUR_KEY', secret)} />
    </>
  );
}

/** A secret is given only in the first answer. */
function Made({ secret }: { readonly secret: string | undefined }) {
  if (secret === undefined)
    return <p>The key was made by an earlier try, and its secret is lost. Rotate it to get another one.</p>;
  return <Secret name="key" text={secret} />;
}

export function KeyActions({ of }: { readonly of: Key }) {
  const may = useMay();
  if (of.revoked_at !== null) return null;
  return (
    <>
      {may('key.edit') && <Opener label="Edit" dialog={(close) => <EditKey of={of} close={close} />} />}
      {may('limit.edit') && (
        <LimitsButton
          name={of.name ?? of.id}
          subject={of.id}
          account={of.account}
          limits={of.limits}
          version={of.version}
        />
      )}
      {may('key.rotate') && <Opener label="Rotate" dialog={(close) => <RotateKey of={of} close={close} />} />}
      {may('key.revoke') && <Opener label="Revoke" dialog={(close) => <RevokeKey of={of} close={close} />} />}
    </>
  );
}

interface DialogProps {
  readonly of: Key;
  readonly close: () => void;
}

function EditKey({ of, close }: DialogProps) {
  // As it was when the form opened: the key is read again when somebody else changes it.
  const [before] = useState({ name: of.name ?? '', models: of.models?.join(', ') ?? '', discount: of.discount ?? '' });
  return (
    <FormDialog
      title={`Edit ${of.name ?? of.id}`}
      act="Save"
      close={close}
      fields={[
        { name: 'name', label: 'Label', value: before.name },
        {
          name: 'models',
          label: 'Models',
          value: before.models,
          hint: 'Globs, separated by commas. Empty: all, or those of its group',
        },
        { name: 'discount', label: 'Price factor', value: before.discount, hint: "Empty: the account's" },
        { name: 'expires', label: 'Expires after', hint: 'From now: 90d, 12h. Empty: as it is' },
        { name: 'reason', label: 'Reason', hint: 'For the record' },
      ]}
      version={of.version}
      stale={() => <RecentChanges subject={of.id} />}
      run={async ({ name = '', models = '', discount = '', expires = '', reason = '' }, { version }) => {
        const globs = models === '' ? null : models.split(',').map((glob) => glob.trim());
        const edit = {
          ...(name !== before.name && { name: name === '' ? null : name }),
          ...(models !== before.models && { models: globs }),
          ...(discount !== before.discount && { discount: discount === '' ? null : discount }),
          ...(expires !== '' && { expires }),
          ...(reason !== '' && { reason }),
        };
        await change('key.edit', { id: of.id, ...edit }, { version });
        return 'The key is saved.';
      }}
    />
  );
}

function RotateKey({ of, close }: DialogProps) {
  return (
    <FormDialog
      title={`Rotate ${of.name ?? of.id}`}
      act="Rotate the key"
      close={close}
      intro={<p>The key keeps its id and gets another secret. The secret before works until the overlap ends.</p>}
      fields={[
        { name: 'overlap', label: 'Overlap', value: '1h', hint: '1h, 7d. Empty: it stops at once' },
        { name: 'reason', label: 'Reason', hint: 'For the record' },
      ]}
      run={async ({ overlap = '', reason = '' }, { once }) => {
        const input = { id: of.id, ...(overlap !== '' && { overlap }), ...(reason !== '' && { reason }) };
        return <Made secret={(await change('key.rotate', input, { once })).key} />;
      }}
    />
  );
}

function RevokeKey({ of, close }: DialogProps) {
  return (
    <FormDialog
      title={`Revoke ${of.name ?? of.id}`}
      act="Revoke the key"
      isDangerous
      close={close}
      intro={<p>The key stops working at once, in every gateway. This cannot be undone; a new key can be made.</p>}
      fields={[{ name: 'reason', label: 'Reason', hint: 'For the record' }]}
      run={async ({ reason = '' }, { once }) => {
        await change('key.revoke', { id: of.id, ...(reason !== '' && { reason }) }, { once });
        return `The key ${of.name ?? of.id} is revoked.`;
      }}
    />
  );
}

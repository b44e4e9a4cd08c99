/** One account: its wallet, its ledger, its keys, and what an operator does with them. */
import { useState } from 'preact/hooks';
import { segment, to } from '../lib/address.ts';
import type { Output } from '../lib/client.ts';
import { dayBefore, Measured, Money, orNone, timeZone } from '../lib/format.tsx';
import { change, useRead } from '../lib/read.ts';
import { useMay, useMe } from '../lib/session.ts';
import { FormDialog, Opener } from '../parts/dialog.tsx';
import { factorWords, groupWords, limitWords, ofGroup } from '../parts/group.ts';
import { KeyTable, NewKey } from '../parts/keys.tsx';
import { Ledger } from '../parts/ledger.tsx';
import { LimitsButton } from '../parts/limits-dialog.tsx';
import { StatusBadge } from '../parts/links.tsx';
import { Adjust, TopUp } from '../parts/money-dialogs.tsx';
import { Facts, Figure, Page, Section } from '../parts/page.tsx';
import { RecentChanges } from '../parts/recent-changes.tsx';
import { Loaded } from '../parts/state.tsx';
import { UsageReport } from '../parts/usage-report.tsx';
import { NEAR, shareOf } from './limits.tsx';

export type Account = Output<'account.show'>;

/** While a screen with money is seen, it is read again after this time. */
const EVERY_ms = 10_000;
/** Limits of more keys are not compared. */
const LIMIT_KEYS = 20;

export function AccountScreen({ id }: { readonly id: string }) {
  const read = useRead('account.show', { account: id }, EVERY_ms);
  const account = read.data;
  const above = <a href={to('/accounts')}>Accounts</a>;
  return (
    <Page title={account?.name ?? id} id={account?.id} above={above} actions={account && <Actions account={account} />}>
      <Loaded of={read}>{(shown) => <Shown account={shown} />}</Loaded>
    </Page>
  );
}

function Shown({ account }: { readonly account: Account }) {
  const { currency } = useMe();
  const may = useMay();
  const keys = useRead('key.list', { account: account.id });
  const labels = Object.entries(account.labels ?? {}).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <div class="figures">
        <Figure
          name={`Available, ${currency}`}
          value={<Money amount={account.available} />}
          tone={account.available.startsWith('-') ? 'bad' : 'plain'}
          note="posted + credit limit − pending"
        />
        <Figure
          name={`Pending, ${currency}`}
          value={<Money amount={account.held} />}
          note="held for requests and tasks that run"
        />
        <Figure
          name={`Posted, ${currency}`}
          value={<Money amount={account.posted} />}
          note="what the ledger adds up to"
        />
        <NearestLimit account={account} />
        <Figure name="Status" value={<StatusBadge status={account.status} />} />
      </div>
      <p class="links">
        <a href={to('/requests', { account: account.name })}>All requests</a>
        <a href={to(`/statements/${segment(account.name)}`)}>Statement</a>
        <a href={to('/tasks', { account: account.name })}>Tasks</a>
        <a href={to('/usage', { account: account.name })}>Usage</a>
        <a href={to('/limits', { account: account.name })}>Limits</a>
        <a href={to('/changes', { account: account.name })}>Changes</a>
      </p>
      <Section title="Ledger">
        <Ledger account={account} />
      </Section>
      <Section
        title="Keys"
        actions={
          may('key.create') && (
            <Opener label="New key" dialog={(close) => <NewKey account={account.name} close={close} />} />
          )
        }
      >
        <Loaded of={keys}>
          {({ data, has_more }) => (
            <>
              <KeyTable rows={data} />
              {has_more && <a href={to('/keys', { account: account.name })}>All keys of this account</a>}
            </>
          )}
        </Loaded>
      </Section>
      <Section title="Last seven days" actions={<a href={to('/usage', { account: account.name })}>Usage in detail</a>}>
        <Usage account={account} />
      </Section>
      <Section title="Settings">
        <Facts
          of={[
            ['External id', orNone(account.external_id)],
            ['Group', groupWords(account)],
            ['Price factor', factorWords(account)],
            ['Models', orNone(ofGroup(account, account.terms?.models?.join(', ')))],
            ['Price list', orNone(ofGroup(account, account.terms?.price_list))],
            ['Credit limit', <Money key="limit" amount={account.credit_limit} />],
            ['Limits', orNone(limitWords(account))],
            ['Labels', orNone(labels.join(', '))],
            ['Contact', orNone(account.contact)],
          ]}
        />
      </Section>
    </>
  );
}

/** The limit that binds first. */
function NearestLimit({ account }: { readonly account: Account }) {
  const { data } = useRead('limit.list', { account: account.id, limit: LIMIT_KEYS }, EVERY_ms);
  const shares = data?.data.flatMap(({ limits }) => limits.map((limit) => ({ ...limit, share: shareOf(limit) }))) ?? [];
  const [nearest] = shares.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0));
  if (nearest?.share === undefined) return null;
  return (
    <Figure
      name="Nearest limit"
      value={`${Math.round(nearest.share * 100)} %`}
      note={
        <>
          {nearest.measure} of the {nearest.name}: <Measured measure={nearest.measure} of={nearest.remaining} /> left of{' '}
          {nearest.limit}
        </>
      }
      tone={nearest.share >= NEAR ? 'warn' : 'plain'}
      href={to('/limits', { account: account.name })}
    />
  );
}

const BY = ['model', 'day'] as const;
const IN_TABLE = ['model'] as const;

function Usage({ account }: { readonly account: Account }) {
  const since = dayBefore(6);
  const asked = { account: account.id, since, tz: timeZone() };
  const read = useRead('usage.sum', { by: BY, ...asked });
  return (
    <Loaded of={read}>
      {({ data }) => (
        <UsageReport
          rows={data}
          by={BY}
          table={IN_TABLE}
          days={[since, dayBefore(0)]}
          empty={
            <p>
              Nothing was used in the last seven days.{' '}
              <a href={to('/usage', { account: account.id, since: '30d' })}>Show thirty days</a>
            </p>
          }
        />
      )}
    </Loaded>
  );
}

function Actions({ account }: { readonly account: Account }) {
  const may = useMay();
  return (
    <>
      {may('account.edit') && <Opener label="Edit" dialog={(close) => <Edit account={account} close={close} />} />}
      {may('account.edit') && (
        <Opener
          label={account.status === 'active' ? 'Suspend' : 'Resume'}
          dialog={(close) => <Status account={account} close={close} />}
        />
      )}
      {may('limit.edit') && (
        <LimitsButton
          name={account.name}
          subject={account.id}
          account={account.id}
          limits={account.limits ?? null}
          version={account.version}
        />
      )}
      {may('wallet.adjust') && <Opener label="Adjust" dialog={(close) => <Adjust account={account} close={close} />} />}
      {may('wallet.topup') && (
        <Opener label="Top up" class="main" dialog={(close) => <TopUp account={account} close={close} />} />
      )}
    </>
  );
}

interface DialogProps {
  readonly account: Account;
  readonly close: () => void;
}

function Status({ account, close }: DialogProps) {
  const isActive = account.status === 'active';
  return (
    <FormDialog
      title={isActive ? `Suspend ${account.name}` : `Resume ${account.name}`}
      act={isActive ? 'Suspend the account' : 'Resume the account'}
      isDangerous={isActive}
      close={close}
      intro={
        <p>
          {isActive
            ? 'From now on every request of its keys is refused with 403. Tasks that run are still settled.'
            : 'Its keys work again at once.'}
        </p>
      }
      fields={[{ name: 'reason', label: 'Reason', hint: 'For the record' }]}
      version={account.version}
      stale={() => <RecentChanges subject={account.id} />}
      run={async ({ reason = '' }, { version }) => {
        const status = isActive ? 'suspended' : 'active';
        await change('account.edit', { account: account.id, status, ...(reason !== '' && { reason }) }, { version });
        return `${account.name} is ${status}.`;
      }}
    />
  );
}

function Edit({ account, close }: DialogProps) {
  // As it was when the form opened: the account is read again when somebody else changes it.
  const [before] = useState<Readonly<Record<string, string>>>({
    name: account.name,
    discount: account.discount ?? '',
    group: account.group ?? '',
    credit_limit: account.credit_limit,
    external_id: account.external_id ?? '',
    contact: account.contact ?? '',
  });
  return (
    <FormDialog
      title={`Edit ${account.name}`}
      act="Save"
      close={close}
      fields={[
        { name: 'name', label: 'Name', value: before.name ?? '', isRequired: true },
        {
          name: 'discount',
          label: 'Price factor',
          value: before.discount ?? '',
          hint: '0.85 is 15 % off. Empty: that of its group',
        },
        { name: 'group', label: 'Group', value: before.group ?? '', hint: 'A group of the configuration. Empty: none' },
        {
          name: 'credit_limit',
          label: 'Credit limit',
          value: before.credit_limit ?? '',
          isRequired: true,
          isMoney: true,
        },
        { name: 'external_id', label: 'External id', value: before.external_id ?? '' },
        { name: 'contact', label: 'Contact', value: before.contact ?? '' },
        { name: 'reason', label: 'Reason', hint: 'For the record' },
      ]}
      version={account.version}
      stale={() => <RecentChanges subject={account.id} />}
      run={async (values, { version }) => {
        // Only what the operator changed is sent: somebody else may have changed the rest.
        const changed = Object.entries(values).filter(([name, value]) => value !== (before[name] ?? ''));
        const members = changed.map(([name, value]) => [name, value === '' ? null : value]);
        await change('account.edit', { account: account.id, ...Object.fromEntries(members) }, { version });
        const { name = '' } = values;
        if (name !== account.name) history.replaceState(null, '', to(`/accounts/${segment(name)}`));
        return `${name} is saved.`;
      }}
    />
  );
}

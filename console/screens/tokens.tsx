/** Tokens of operators. */
import type { Row } from '../lib/client.ts';
import { Time } from '../lib/format.tsx';
import { change, useRead } from '../lib/read.ts';
import { useMay } from '../lib/session.ts';
import { FormDialog, Opener, Secret } from '../parts/dialog.tsx';
import { ValidityBadge } from '../parts/links.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { Table, usePlace } from '../parts/table.tsx';

type Token = Row<'token.list'>;

export function TokensScreen() {
  const read = useRead('token.list', usePlace());
  const may = useMay();
  return (
    <ListPage
      title="Tokens"
      actions={
        may('token.create') && <Opener label="New token" class="main" dialog={(close) => <NewToken close={close} />} />
      }
      of={read}
    >
      {(rows) => (
        <Table
          label="Tokens"
          rows={rows}
          keyOf={({ id }) => id}
          empty={<p>There are no tokens. Create one with New token: changes are recorded under its name.</p>}
          columns={[
            { name: 'Name', show: ({ name }) => name },
            { name: 'Role', show: ({ role }) => role },
            { name: 'State', show: (token) => <ValidityBadge {...token} /> },
            { name: 'Last use', show: ({ last_used_at }) => <Time at={last_used_at} /> },
            { name: 'Created', show: ({ created_at }) => <Time at={created_at} /> },
            { name: 'Expires', show: ({ expires_at }) => <Time at={expires_at} /> },
            { name: '', show: (token) => token.revoked_at === null && <Actions token={token} /> },
          ]}
        />
      )}
    </ListPage>
  );
}

function Actions({ token }: { readonly token: Token }) {
  return (
    <span class="actions row">
      <Opener label="Rotate" class="quiet" dialog={(close) => <Rotate token={token} close={close} />} />
      <Opener label="Revoke" class="quiet" dialog={(close) => <Revoke token={token} close={close} />} />
    </span>
  );
}

function Made({ secret }: { readonly secret: string | undefined }) {
  if (secret === undefined)
    return <p>The token was made by an earlier try, and its secret is lost. Rotate it to get another one.</p>;
  return <Secret name="token" text={secret} />;
}

function NewToken({ close }: { readonly close: () => void }) {
  const roles = [
    ['viewer', 'viewer: reads'],
    ['operator', 'operator: accounts, keys, limits, top-ups, review'],
    ['admin', 'admin: also adjusts, refunds, reloads, tokens'],
  ] as const;
  return (
    <FormDialog
      title="New token"
      act="Create the token"
      close={close}
      fields={[
        { name: 'name', label: 'Name', isRequired: true, hint: 'Changes are recorded under it' },
        { name: 'role', label: 'Role', options: roles },
        { name: 'expires', label: 'Expires after', hint: '90d, 12h' },
      ]}
      run={async ({ name = '', role = '', expires = '' }, { once }) => {
        const chosen = roles.find(([each]) => each === role)?.[0] ?? 'viewer';
        const made = await change('token.create', { name, role: chosen, ...(expires !== '' && { expires }) }, { once });
        return <Made secret={made.token} />;
      }}
    />
  );
}

interface DialogProps {
  readonly token: Token;
  readonly close: () => void;
}

function Rotate({ token, close }: DialogProps) {
  return (
    <FormDialog
      title={`Rotate ${token.name}`}
      act="Rotate the token"
      close={close}
      fields={[
        {
          name: 'overlap',
          label: 'Overlap',
          value: '1h',
          hint: 'How long the secret before works. Empty: it stops at once',
        },
      ]}
      run={async ({ overlap = '' }, { once }) => {
        const rotated = await change('token.rotate', { id: token.id, ...(overlap !== '' && { overlap }) }, { once });
        return <Made secret={rotated.token} />;
      }}
    />
  );
}

function Revoke({ token, close }: DialogProps) {
  return (
    <FormDialog
      title={`Revoke ${token.name}`}
      act="Revoke the token"
      isDangerous
      close={close}
      intro={<p>The token and its sessions end at once, in every gateway.</p>}
      fields={[]}
      run={async (_values, { once }) => {
        await change('token.revoke', { id: token.id }, { once });
        return `The token ${token.name} is revoked.`;
      }}
    />
  );
}

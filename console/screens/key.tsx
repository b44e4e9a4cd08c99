/** One key: what it may do, and when it was used. */
import { to } from '../lib/address.ts';
import { orNone, pairs, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { accountFactor, modelWords } from '../parts/group.ts';
import { KeyActions } from '../parts/keys.tsx';
import { AccountLink, ValidityBadge } from '../parts/links.tsx';
import { Facts, Page } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';

export function KeyScreen({ id }: { readonly id: string }) {
  const read = useRead('key.show', { id });
  const { data } = read;
  return (
    <Page
      title={data?.name ?? id}
      id={data?.id}
      above={<a href={to('/keys')}>Keys</a>}
      actions={data && <KeyActions of={data} />}
    >
      <Loaded of={read}>
        {(key) => (
          <>
            <Facts
              of={[
                ['Starts with', <code key="prefix">{key.prefix}…</code>],
                ['Account', <AccountLink key="account" name={key.account} />],
                ['State', <ValidityBadge key="state" {...key} />],
                ['Models', modelWords(key)],
                ['Price factor', key.discount ?? accountFactor(key)],
                ['Limits', orNone(pairs(key.limits))],
                ['Created', <Time key="created" at={key.created_at} />],
                ['Last use', <Time key="used" at={key.last_used_at} />],
                ['Expires', <Time key="expires" at={key.expires_at} />],
                ['The secret before works until', <Time key="previous" at={key.previous_until} />],
                ['Revoked', <Time key="revoked" at={key.revoked_at} />],
              ]}
            />
            <p class="links">
              <a href={to('/limits', { account: key.account })}>What is left of its limits</a>
              <a href={to('/changes', { subject: key.id })}>Changes</a>
            </p>
          </>
        )}
      </Loaded>
    </Page>
  );
}

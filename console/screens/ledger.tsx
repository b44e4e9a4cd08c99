/** Ledger: the entries of an account with the balance after each, and the proof that none was edited. */
import { to } from '../lib/address.ts';
import { useRead } from '../lib/read.ts';
import { Audit } from '../parts/audit.tsx';
import { Copy } from '../parts/dialog.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { Ledger } from '../parts/ledger.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Empty, Loaded } from '../parts/state.tsx';

const EVERY_ms = 10_000;

export function LedgerScreen() {
  const { account } = useFilters('account');
  const anchor = useRead('anchor.show', {}, EVERY_ms);
  const read = useRead('account.show', account === undefined ? null : { account }, EVERY_ms);
  return (
    <Page title="Ledger">
      <div class="filters">
        <Filter name="account" label="Account" />
      </div>
      {account === undefined ? (
        <Empty>
          Type the name or the id of an account and press Enter, or <a href={to('/accounts')}>choose an account</a>. Its
          ledger shows every movement of its money.
        </Empty>
      ) : (
        <Loaded of={read}>{(shown) => <Ledger account={shown} />}</Loaded>
      )}
      <Section title="Chain">
        <p class="intro">
          Each entry has the hash of the entry before it. The newest hash is the anchor: whoever has noted it can prove
          later that nothing before it was edited.
        </p>
        <Loaded of={anchor}>
          {({ anchor: newest }) =>
            newest === null ? (
              <Empty>
                Nothing was written yet. <a href={to('/accounts')}>Create an account</a> to begin.
              </Empty>
            ) : (
              <Copy label="newest anchor" text={newest} />
            )
          }
        </Loaded>
      </Section>
      <Section title="Audit">
        <Audit />
      </Section>
    </Page>
  );
}

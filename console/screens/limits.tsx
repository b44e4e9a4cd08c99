/** Limits: what each key has used and has left. */
import { Measured, None, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { Filter, useFilters } from '../parts/filter.tsx';
import { AccountLink, KeyLink } from '../parts/links.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { Table, usePlace } from '../parts/table.tsx';

const EVERY_ms = 5_000;
/** From this share on, a limit is shown as near. */
export const NEAR = 0.8;

export function LimitsScreen() {
  const read = useRead('limit.list', { ...useFilters('account'), ...usePlace() }, EVERY_ms);
  return (
    <ListPage title="Limits" filters={<Filter name="account" label="Account" />} of={read}>
      {(rows) => (
        <Table
          label="Limits"
          rows={rows.flatMap(({ id, account, limits }) => limits.map((limit) => ({ id, account, ...limit })))}
          keyOf={({ id, name, measure, limit }) => `${id} ${name} ${measure} ${limit}`}
          empty={
            <p>No key of this page has a limit. Set one in the configuration, or with Limits on an account's screen.</p>
          }
          columns={[
            {
              name: 'Key and account',
              show: ({ id, account }) => (
                <>
                  <KeyLink id={id} />
                  <br />
                  <AccountLink name={account} />
                </>
              ),
            },
            {
              name: 'Measure',
              show: ({ measure, name }) => (
                <>
                  {measure}
                  <br />
                  <span class="muted">of the {name}</span>
                </>
              ),
            },
            { name: 'Share used', show: (limit) => <Share {...limit} /> },
            {
              name: 'Left',
              isNumber: true,
              show: ({ measure, remaining }) => <Measured measure={measure} of={remaining} />,
            },
            { name: 'Used', isNumber: true, show: ({ measure, used }) => <Measured measure={measure} of={used} /> },
            { name: 'Limit', isNumber: true, show: ({ limit }) => limit },
            { name: 'Resets', show: ({ resets_at }) => <Time at={resets_at} /> },
          ]}
        />
      )}
    </ListPage>
  );
}

interface Left {
  readonly used: string;
  readonly remaining: string;
}

/** How much of a limit is used, from 0 to 1; undefined: it is not a number. */
export function shareOf({ used, remaining }: Left): number | undefined {
  const all = Number(used) + Number(remaining);
  return all > 0 ? Number(used) / all : undefined;
}

function Share(left: Left) {
  const share = shareOf(left);
  if (share === undefined) return <None />;
  const text = `${Math.round(share * 100)} %`;
  return (
    <span class={share >= NEAR ? 'share near' : 'share'}>
      <meter value={share} min={0} max={1} aria-label="Share used">
        {text}
      </meter>{' '}
      {text}
    </span>
  );
}

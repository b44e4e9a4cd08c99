/** Who changed something last, for somebody whose own change came too late. */
import { useRead } from '../lib/read.ts';
import { ChangedFacts } from './changed-facts.tsx';
import { Loaded } from './state.tsx';

export function RecentChanges({ subject }: { readonly subject: string }) {
  const read = useRead('change.list', { subject, limit: 1 });
  return (
    <Loaded of={read}>
      {({ data: [last] }) =>
        last === undefined ? null : (
          <>
            <p>
              <strong>{last.actor}</strong> changed:
            </p>
            <ChangedFacts before={last.before} after={last.after} />
          </>
        )
      }
    </Loaded>
  );
}

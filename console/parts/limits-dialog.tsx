/** The form for the own limits of a key or an account. */
import { useState } from 'preact/hooks';
import { type Limits, limitChanges, limitFields } from '../lib/limits.ts';
import { change, useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { FormDialog, Opener } from './dialog.tsx';
import { RecentChanges } from './recent-changes.tsx';

interface LimitsButtonProps {
  /** What is shown of it. */
  readonly name: string;
  readonly subject: string;
  readonly account: string;
  readonly limits: Limits | null;
  readonly version: string;
}

/** A button that opens the form. */
export function LimitsButton(props: LimitsButtonProps) {
  return <Opener label="Limits" dialog={(close) => <EditLimits {...props} close={close} />} />;
}

function EditLimits({
  name,
  subject,
  account,
  limits,
  version,
  close,
}: LimitsButtonProps & { readonly close: () => void }) {
  // As they were when the form opened: they are read again when somebody else changes them.
  const [before] = useState(limits ?? {});
  const { currency } = useMe();
  const isKey = subject.startsWith('key_');
  const { data } = useRead('limit.list', { account });
  const left = data?.data
    .filter(({ id }) => !isKey || id === subject)
    .flatMap((each) => each.limits)
    .filter((limit) => limit.name === (isKey ? 'key' : 'account'));
  return (
    <FormDialog
      title={`Limits of ${name}`}
      act="Save"
      close={close}
      intro={
        <p>
          Each takes the place of the limit of the same kind in the configuration. An empty field leaves that one; none
          lifts it.
        </p>
      }
      fields={[
        ...limitFields(currency).map(([measure, label]) => {
          const used = left?.find((limit) => limit.measure === measure);
          return {
            name: measure,
            label,
            value: before[measure] ?? '',
            ...(used && { hint: `${used.remaining} left of ${used.limit}` }),
          };
        }),
        { name: 'reason', label: 'Reason', hint: 'For the record' },
      ]}
      version={version}
      stale={() => <RecentChanges subject={subject} />}
      run={async ({ reason = '', ...fields }, { version: seen }) => {
        const changes = limitChanges(before, fields);
        await change('limit.edit', { subject, limits: changes, ...(reason !== '' && { reason }) }, { version: seen });
        return `The limits of ${name} are saved.`;
      }}
    />
  );
}

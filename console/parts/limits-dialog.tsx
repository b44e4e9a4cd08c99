/** The form for the own limits of a key or an account. */
import { useState } from 'preact/hooks';
import { type Limits, limitChanges, limitsIn, limitsText } from '../lib/limits.ts';
import { change } from '../lib/read.ts';
import { FormDialog, Opener } from './dialog.tsx';
import { RecentChanges } from './recent-changes.tsx';

interface LimitsButtonProps {
  /** What is shown of it. */
  readonly name: string;
  readonly subject: string;
  readonly limits: Limits | null;
  readonly version: string;
}

/** A button that opens the form. */
export function LimitsButton(props: LimitsButtonProps) {
  return <Opener label="Limits" dialog={(close) => <EditLimits {...props} close={close} />} />;
}

function EditLimits({ name, subject, limits, version, close }: LimitsButtonProps & { readonly close: () => void }) {
  // As they were when the form opened: they are read again when somebody else changes them.
  const [before] = useState(limits ?? {});
  return (
    <FormDialog
      title={`Limits of ${name}`}
      act="Save"
      close={close}
      intro={
        <p>
          They take the place of the limits of the same kind in the configuration: requests, tokens,
          concurrent_requests, concurrent_tasks, spend_per_day, spend_per_month.
        </p>
      }
      fields={[
        {
          name: 'limits',
          label: 'Limits',
          value: limitsText(before),
          hint: 'requests 600/min, spend_per_day 20. Without one, that of the configuration counts; none lifts it',
        },
        { name: 'reason', label: 'Reason', hint: 'For the record' },
      ]}
      version={version}
      stale={() => <RecentChanges subject={subject} />}
      run={async ({ limits: text = '', reason = '' }, { version: seen }) => {
        const changes = limitChanges(before, limitsIn(text));
        await change('limit.edit', { subject, limits: changes, ...(reason !== '' && { reason }) }, { version: seen });
      }}
    />
  );
}

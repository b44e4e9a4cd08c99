/** The keys of the console, in a dialog. */
import { SCREENS } from '../screens.ts';
import { Dialog } from './dialog.tsx';

export function KeysHelp({ close }: { readonly close: () => void }) {
  const keys: readonly (readonly [string, string])[] = [
    ['/', 'Search'],
    ['?', 'Show these keys'],
    ['j', 'Next row'],
    ['k', 'Row before'],
    ['Enter', 'Open the row'],
    ['Esc', 'Close a dialog'],
    ...SCREENS.flatMap(({ key, name }) =>
      key === undefined || name === undefined ? [] : [[`g ${key}`, name] as const],
    ),
  ];
  return (
    <Dialog title="Keys" close={close}>
      <dl class="facts keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

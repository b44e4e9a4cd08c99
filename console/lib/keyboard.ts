/** The keys of the console. */
import { useEffect } from 'preact/hooks';
import { moveRow } from '../parts/table.tsx';
import { SCREENS } from '../screens.ts';
import { go, to } from './address.ts';

interface Keyboard {
  readonly search: () => void;
  readonly help: () => void;
  /** Whether a dialog has the keys. */
  readonly isOff: boolean;
}

/** How long `g` waits for the key of a screen. */
const PAUSE_ms = 1_000;

/** Listens to keys, unless somebody types into a field or a dialog is open. */
export function useKeyboard({ search, help, isOff }: Keyboard): void {
  useEffect(() => {
    let wentAt_ms = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null;
      if (isOff || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const screen = event.timeStamp - wentAt_ms < PAUSE_ms ? SCREENS.find(({ key }) => key === event.key) : undefined;
      wentAt_ms = event.key === 'g' ? event.timeStamp : -Infinity;
      if (screen !== undefined) go(to(screen.path));
      else if (event.key === '/') search();
      else if (event.key === '?') help();
      else if (event.key === 'j') moveRow(1);
      else if (event.key === 'k') moveRow(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOff]);
}

/** The page of the holder of a key: the balance, the usage, the limits, the tasks and the statement of the key's account. */
import { useEffect, useState } from 'preact/hooks';
import type { AccountView } from '../../src/gateway/http/account-view.ts';
import { decimalsOf } from '../lib/amounts.ts';
import { Decimals } from '../lib/format.tsx';
import { Page } from '../parts/page.tsx';
import { type Answer, ask, Refused, readViews } from './ask.ts';
import { Problem, SECTIONS, wordsOf } from './sections.tsx';

/** What was opened with a key. */
interface Opened {
  readonly views: readonly AccountView[];
  readonly key: string;
  /** The first answer, which shows that the key is valid. */
  readonly first: Answer;
}

export function AccountPage() {
  const [opened, setOpened] = useState<Opened>();
  const forget = () => setOpened(undefined);
  useEffect(() => {
    // A page that the browser keeps for its Back button must not keep the key.
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  return opened === undefined ? <KeyForm open={setOpened} /> : <Account {...opened} forget={forget} />;
}

function KeyForm({ open }: { readonly open: (opened: Opened) => void }) {
  const [problem, setProblem] = useState<string>();
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const field = form.elements[0] as HTMLInputElement;
    const key = field.value.trim();
    form.reset();
    setProblem(undefined);
    try {
      // Anything else cannot be sent in a header.
      if (!/^[!-~]+$/.test(key)) throw new Refused(401, null);
      const views = await readViews();
      const [first] = views;
      if (first === undefined) throw new Refused(0, null);
      open({ views, key, first: await ask(first, key) });
    } catch (error) {
      setProblem(wordsOf(error));
      field.focus();
    }
  }
  return (
    <Page title="Your account">
      <form onSubmit={submit}>
        <div class="field">
          <label for="key">API key</label>
          <input id="key" type="password" required autoFocus autoComplete="off" spellcheck={false} />
          <p class="hint">The key stays in this page's memory. Reloading or closing the page forgets it.</p>
        </div>
        {problem !== undefined && <Problem text={problem} />}
        <button type="submit" class="main">
          Show the account
        </button>
      </form>
    </Page>
  );
}

function Account({ views, key, first, forget }: Opened & { readonly forget: () => void }) {
  const forgetButton = (
    <button type="button" onClick={forget}>
      Forget the key
    </button>
  );
  return (
    <Page title="Your account" actions={forgetButton}>
      <Decimals.Provider value={decimalsOf(first.value('currency') ?? undefined)}>
        {views.map((view, index) => {
          const Show = SECTIONS[view.show];
          return Show && <Show key={view.show} view={view} apiKey={key} first={index === 0 ? first : undefined} />;
        })}
      </Decimals.Provider>
    </Page>
  );
}

/** The page of the holder of a key: the balance, the usage, limits, prices, requests, tasks and statements of the key's account, and how to call. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AccountPageData } from '../../src/gateway/http/account-view.ts';
import { decimalsOf } from '../lib/amounts.ts';
import { Decimals } from '../lib/format.tsx';
import { Page } from '../parts/page.tsx';
import { type Answer, ask, fileOf, Refused, readPage } from './ask.ts';
import { Calls } from './calls.tsx';
import { Problem, wordsOf } from './rows.tsx';
import { SECTIONS } from './sections.tsx';

/** What was opened with a key. */
interface Opened {
  readonly data: AccountPageData;
  readonly apiKey: string;
  /** The first answer, which shows that the key is valid. */
  readonly first: Answer;
}

export function AccountPage() {
  const [opened, setOpened] = useState<Opened>();
  const [data, setData] = useState<AccountPageData>();
  const forget = () => setOpened(undefined);
  useEffect(() => {
    // A failure is shown when the key is sent.
    readPage().then(setData, () => {});
    // A page that the browser keeps for its Back button must not keep the key.
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  const operator = data?.operator;
  return (
    <>
      {opened === undefined ? (
        <KeyForm open={setOpened} operator={operator} />
      ) : (
        <Account {...opened} forget={forget} />
      )}
      {operator?.contact && (
        <footer class="contact">
          Questions? <Contact text={operator.contact} />
        </footer>
      )}
    </>
  );
}

type Operator = AccountPageData['operator'];

/** The name and the logo of the operator. */
function Sign({ operator }: { readonly operator: Operator | undefined }): ComponentChildren {
  if (operator === undefined || (operator.logo ?? operator.name) === null) return null;
  const { name, logo } = operator;
  return (
    <span class="sign">
      {logo !== null && <img src={fileOf(logo)} alt={name === null ? 'The operator' : ''} />}
      {name}
    </span>
  );
}

/** An e-mail address or a web address is a link. */
function Contact({ text }: { readonly text: string }) {
  const isMail = /^[^\s@/]+@[^\s@/]+$/.test(text);
  if (!isMail && !/^https?:\/\/\S+$/.test(text)) return <>{text}</>;
  return (
    <a href={isMail ? `mailto:${text}` : text} rel="noreferrer">
      {text}
    </a>
  );
}

interface KeyFormProps {
  readonly open: (opened: Opened) => void;
  readonly operator: Operator | undefined;
}

function KeyForm({ open, operator }: KeyFormProps) {
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
      const data = await readPage();
      const [first] = data.views;
      if (first === undefined) throw new Refused(0, null);
      open({ data, apiKey: key, first: await ask(first, key) });
    } catch (error) {
      setProblem(wordsOf(error));
      field.focus();
    }
  }
  return (
    <Page title="Your account" above={<Sign operator={operator} />}>
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

function Account({ data, apiKey, first, forget }: Opened & { readonly forget: () => void }) {
  const { views, operator, calls } = data;
  const forgetButton = (
    <button type="button" onClick={forget}>
      Forget the key
    </button>
  );
  return (
    <Page title="Your account" above={<Sign operator={operator} />} actions={forgetButton}>
      <Decimals.Provider value={decimalsOf(first.value('currency') ?? undefined)}>
        {Object.entries(SECTIONS).map(([show, Show]) => {
          const view = views.find((each) => each.show === show);
          const known = view === views[0] ? first : undefined;
          return view && <Show key={show} view={view} views={views} apiKey={apiKey} first={known} />;
        })}
        <Calls calls={calls} prices={views.find(({ show }) => show === 'prices')} apiKey={apiKey} />
      </Decimals.Provider>
    </Page>
  );
}

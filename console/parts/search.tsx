/** Search: by anything that a customer has in hand. Opens what was found if it is one thing, or lists it. */
import { useState } from 'preact/hooks';
import { go, segment, to } from '../lib/address.ts';
import { call, type Problem, type Row } from '../lib/client.ts';
import { Money, Time } from '../lib/format.tsx';
import { problemOf } from '../lib/read.ts';
import { Dialog } from './dialog.tsx';
import { Badge } from './page.tsx';
import { Refusal } from './state.tsx';

type Found = Row<'search.run'>;

const SCREENS: Readonly<Record<Found['kind'], string>> = {
  account: '/accounts',
  key: '/keys',
  task: '/tasks',
  request: '/requests',
  charge: '/charges',
  entry: '/entries',
};

/** The first characters of a key. The rest is secret, and is not sent. */
const KEY = /^tg_.{8}/;

function addressOf({ kind, id, account }: Found): string {
  return to(`${SCREENS[kind]}/${segment(kind === 'account' ? (account ?? id) : id)}`);
}

export function Search({ close }: { readonly close: () => void }) {
  const [problem, setProblem] = useState<Problem>();
  const [found, setFound] = useState<readonly Found[]>();
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget as HTMLFormElement).get('text')).trim();
    const text = KEY.exec(typed)?.[0] ?? typed;
    if (text === '') return;
    try {
      const { data } = await call('search.run', { text });
      setProblem(undefined);
      const [first] = data;
      const isNamed = first !== undefined && [first.id, first.kind === 'account' && first.account].includes(text);
      if (first !== undefined && (isNamed || data.length === 1)) {
        close();
        go(addressOf(first));
      } else setFound(data);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }
  return (
    <Dialog title="Search" close={close}>
      <form onSubmit={submit}>
        <div class="field">
          <label for="search">What the customer has in hand</label>
          <input
            id="search"
            name="text"
            type="text"
            inputMode="search"
            autoFocus
            autoComplete="off"
            spellcheck={false}
            aria-describedby="search-hint"
          />
          <p class="hint" id="search-hint">
            A part of a name, an e-mail address, an amount such as 4.37 or 4.37 acme, an invoice or reference, the
            beginning of a key, or an id: of an account, a key, a request, a task, an entry, or the customer's own.
          </p>
        </div>
        {problem !== undefined && <Refusal problem={problem} />}
        <div role="status">{found !== undefined && <Results found={found} close={close} />}</div>
        <footer>
          <button type="submit" class="main">
            Search
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function Results({ found, close }: { readonly found: readonly Found[]; readonly close: () => void }) {
  if (found.length === 0)
    return <p class="notice warn">Nothing was found. Ids need all of their characters; amounts need their decimals.</p>;
  return (
    <>
      <p class="muted">{found.length} found</p>
      <ul class="results">
        {found.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <a class="result" href={addressOf(each)} onClick={close}>
              <Badge tone="plain">{each.kind}</Badge>
              <span class="tight">{each.kind === 'account' ? each.account : (each.text ?? each.id)}</span>
              <span class="result-note">
                {each.kind === 'account' ? each.text : each.account}
                {each.at !== null && (
                  <>
                    {' · '}
                    <Time at={each.at} />
                  </>
                )}
              </span>
              {each.amount !== null && <Money amount={each.amount} inLink />}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The frame of the console: the session, the navigation, the keyboard and the screen of the address. */
import { useEffect, useState } from 'preact/hooks';
import { here, to, useAddress } from './lib/address.ts';
import { decimalsOf } from './lib/amounts.ts';
import { call, type Problem } from './lib/client.ts';
import { Decimals } from './lib/format.tsx';
import { useKeyboard } from './lib/keyboard.ts';
import { onSessionEnd, problemOf, readAgain } from './lib/read.ts';
import { type Me, Session } from './lib/session.ts';
import { KeysHelp } from './parts/keys-help.tsx';
import { Page } from './parts/page.tsx';
import { Said } from './parts/said.tsx';
import { Search } from './parts/search.tsx';
import { Zone } from './parts/zone.tsx';
import { LogIn, LogInAgain } from './screens/log-in.tsx';
import { SCREENS, screenAt } from './screens.ts';

/** Whether the page waits for who is signed in, nobody is, or who. */
type Who = 'asking' | 'nobody' | { readonly me: Me; readonly hasEnded: boolean };

export function App() {
  const [who, setWho] = useState<Who>('asking');
  const [problem, setProblem] = useState<Problem>();
  async function ask(): Promise<void> {
    try {
      const me = await call('me.show', {});
      setWho({ me, hasEnded: false });
      readAgain();
      setProblem(undefined);
    } catch (error) {
      const found = problemOf(error);
      if (found.code === 'unauthenticated') return;
      setProblem(found);
      setTimeout(ask, 2_000);
    }
  }
  useEffect(() => {
    onSessionEnd(() => setWho((before) => (typeof before === 'string' ? 'nobody' : { ...before, hasEnded: true })));
    void ask();
  }, []);
  if (who === 'nobody') return <LogIn done={ask} />;
  if (who !== 'asking')
    return (
      <>
        {/* What was typed into a form stays for the same operator. */}
        <Frame key={`${who.me.name} ${who.me.role}`} me={who.me} />
        {who.hasEnded && <LogInAgain done={ask} />}
      </>
    );
  return problem === undefined ? null : (
    <p class="notice warn" role="alert">
      {problem.message} {problem.remedy}
    </p>
  );
}

type Open = 'search' | 'keys' | undefined;

function Frame({ me }: { readonly me: Me }) {
  const { path } = useAddress();
  const [open, setOpen] = useState<Open>();
  useKeyboard({ search: () => setOpen('search'), help: () => setOpen('keys'), isOff: open !== undefined });
  const found = screenAt(path);
  return (
    <Session.Provider value={me}>
      <Decimals.Provider value={decimalsOf(me.currency)}>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <div class="frame">
          <Navigation me={me} path={path} search={() => setOpen('search')} help={() => setOpen('keys')} />
          {found === undefined ? <NoScreen /> : <found.screen.show key={path} id={found.id} />}
        </div>
        <Said />
        {open === 'search' && <Search close={() => setOpen(undefined)} />}
        {open === 'keys' && <KeysHelp close={() => setOpen(undefined)} />}
      </Decimals.Provider>
    </Session.Provider>
  );
}

function NoScreen() {
  return (
    <Page title="No such screen">
      <p class="state">
        There is no screen at this address. <a href={to('/')}>Open the overview</a>
      </p>
    </Page>
  );
}

interface NavigationProps {
  readonly me: Me;
  readonly path: string;
  readonly search: () => void;
  readonly help: () => void;
}

function Navigation({ me, path, search, help }: NavigationProps) {
  const [isOpen, setOpen] = useState(false);
  const under = screenAt(path)?.screen.under;
  useEffect(() => setOpen(false), [path]);
  const logOut = async () => {
    await call('session.end', {}).catch(problemOf);
    location.assign(to('/'));
  };
  return (
    <header class={isOpen ? 'side open' : 'side'}>
      <div class="top">
        <a class="brand" href={to('/')}>
          tollgate
        </a>
        <button type="button" class="search" onClick={search} aria-keyshortcuts="/">
          Search <kbd>/</kbd>
        </button>
        <button type="button" class="quiet menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Menu
        </button>
      </div>
      <div class="more">
        <nav aria-label="Screens">
          {SCREENS.map(({ path: each, name, isFirst }) => {
            const isHere = each === (under ?? (path === '/' ? path : `/${path.split('/')[1]}`));
            return name === undefined ? null : (
              <a
                key={each}
                href={to(each)}
                class={isFirst === true ? 'first' : undefined}
                aria-current={isHere ? 'page' : undefined}
              >
                {name}
              </a>
            );
          })}
          <a class="first" href="/docs/">
            Documentation
          </a>
        </nav>
        <div class="who">
          <Zone key={here().query.get('tz')} />
          <p title={me.name}>
            <span class="name">{me.name}</span>
          </p>
          <p class="muted">{me.role}</p>
          <div class="row">
            <button type="button" class="quiet" onClick={logOut}>
              Log out
            </button>
            <button type="button" class="quiet" onClick={help} aria-keyshortcuts="?">
              Keyboard <kbd>?</kbd>
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Starts a page, and shows what failed in place of a blank page. */
import { Component, type ComponentChildren, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lastRequest } from './last-request.ts';

interface PageToStart {
  /** The id of the element that gets the page. */
  readonly root: string;
  /** Loads the page. What throws while its modules load is shown, too. */
  readonly load: () => Promise<ComponentChildren>;
  /** Ends the session, if the page has one. */
  readonly logOut?: () => Promise<unknown>;
}

/** Shows the page. What no part of it catches is shown over it: an exception of a screen, a handler or a promise. */
export async function start({ root, load, logOut }: PageToStart): Promise<void> {
  repairLanguage();
  const page = document.getElementById(root);
  if (page === null) return;
  const over = document.body.appendChild(document.createElement('div'));
  const show = (error: unknown) => render(<Failure error={error} logOut={logOut} />, over);
  addEventListener('unhandledrejection', ({ reason }) => show(reason));
  addEventListener('error', ({ error }) => {
    // Without an exception it is a warning of the browser, such as a ResizeObserver's.
    if (error !== null && error !== undefined) show(error);
  });
  try {
    render(<Boundary failed={show}>{await load()}</Boundary>, page);
  } catch (error) {
    show(error);
  }
}

/** Browsers that were started without a locale have the language `en-US@posix`, which is none: a library that formats numbers in it throws. */
function repairLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en-US' });
    Object.defineProperty(navigator, 'languages', { value: ['en-US'] });
  }
}

interface BoundaryProps {
  readonly failed: (error: unknown) => void;
  readonly children: ComponentChildren;
}

/** Leaves out what has thrown. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ hasFailed: true });
    this.props.failed(error);
  }

  override render(): ComponentChildren {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface FailureProps {
  readonly error: unknown;
  readonly logOut: PageToStart['logOut'];
}

function Failure({ error, logOut }: FailureProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [error]);
  const text = textOf(error);
  const copy = () => void navigator.clipboard.writeText(text).catch(() => {});
  const leave = () => void logOut?.().finally(() => location.assign(location.pathname));
  return (
    <div class="failure notice bad" role="alert">
      <h2>This page has failed</h2>
      <p>
        Nothing was changed by the failure itself. Reload the page; if it fails again, send this text to whoever runs
        the gateway.
      </p>
      <pre>{text}</pre>
      <div class="row">
        <button type="button" class="main" ref={first} onClick={() => location.reload()}>
          Reload
        </button>
        {logOut !== undefined && (
          <button type="button" onClick={leave}>
            Log out
          </button>
        )}
        <button type="button" onClick={copy}>
          Copy the text
        </button>
      </div>
    </div>
  );
}

/** What failed, where, after which request, and in which browser. It has no query, which may name what is searched. */
function textOf(error: unknown): string {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '').replace(what, '').trim() : '';
  const request = lastRequest();
  return [
    what,
    stack,
    request && `last request ${request}`,
    `${location.pathname} · ${navigator.userAgent} · ${navigator.language}`,
  ]
    .filter(Boolean)
    .join('\n');
}

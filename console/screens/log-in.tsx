/** Log-in: the token is exchanged for a cookie that the page cannot read. The page forgets the token at once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { call, type Problem } from '../lib/client.ts';
import { problemOf } from '../lib/read.ts';
import { Refusal } from '../parts/state.tsx';

const hasOidc = document.querySelector('meta[name="sign-in"]')?.getAttribute('content') === 'oidc';

interface LogInProps {
  readonly done: () => void;
}

export function LogIn({ done }: LogInProps) {
  return (
    <main id="main" class="log-in">
      <h1>tollgate</h1>
      <LogInForm done={done} />
    </main>
  );
}

/** Over the page, after a session has ended. */
export function LogInAgain({ done }: LogInProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="cover" aria-label="Log in" onCancel={(event) => event.preventDefault()}>
      <div class="log-in">
        <h2>Your session has ended</h2>
        <p>Log in again to go on. What you typed is still there.</p>
        <LogInForm done={done} />
      </div>
    </dialog>
  );
}

function LogInForm({ done }: LogInProps) {
  const [problem, setProblem] = useState<Problem>();
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const token = String(new FormData(form).get('token')).trim();
    form.reset();
    try {
      await call('session.start', { token });
      done();
    } catch (error) {
      setProblem(problemOf(error));
    }
  }
  return (
    <form onSubmit={submit}>
      <div class="field">
        <label for="token">Token</label>
        <input id="token" name="token" type="password" required autoFocus autoComplete="off" placeholder="tga_…" />
        <p class="hint">
          <code>tollgate serve --sandbox</code> prints one. Otherwise make one on the gateway's machine:{' '}
          <code>tollgate admin token create --role operator</code>
        </p>
      </div>
      {problem !== undefined && <Refusal problem={problem} />}
      <button type="submit" class="main">
        Log in
      </button>
      {hasOidc && (
        <a class="button" href="/admin/v1/session/oidc" target="_self">
          Sign in with your company
        </a>
      )}
    </form>
  );
}

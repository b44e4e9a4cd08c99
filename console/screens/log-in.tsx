/** Log-in: the token is exchanged for a cookie that the page cannot read. The page forgets the token at once. */
import { useState } from 'preact/hooks';
import { call, type Problem } from '../lib/client.ts';
import { problemOf } from '../lib/read.ts';
import { Refusal } from '../parts/state.tsx';

const hasOidc = document.querySelector('meta[name="sign-in"]')?.getAttribute('content') === 'oidc';

export function LogIn({ done }: { readonly done: () => void }) {
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
    <main id="main" class="log-in">
      <h1>tollgate</h1>
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
    </main>
  );
}

/** Search: opens what an id or a name stands for, or shows the accounts whose names begin so. */
import { useState } from 'preact/hooks';
import { go, segment, to } from '../lib/address.ts';
import { call, Problem } from '../lib/client.ts';
import { problemOf } from '../lib/read.ts';
import { Dialog } from './dialog.tsx';
import { Refusal } from './state.tsx';

/** Accounts to choose from. */
const SHOWN = 10;

/** What a text may stand for: ids say by their form, and anything else is the name of an account. */
async function find(text: string): Promise<string> {
  if (text.startsWith('key_')) return call('key.show', { id: text }).then(({ id }) => to(`/keys/${segment(id)}`));
  if (/^(usage_|lease_|req_)/.test(text)) {
    return call('charge.show', { id: text }).then(() => to(`/charges/${segment(text)}`));
  }
  if (/^\d+$/.test(text)) {
    const entry = await call('entry.show', { id: text }).catch(() => undefined);
    if (entry !== undefined) return to(`/entries/${entry.id}`);
  }
  const account = text.startsWith('task_') ? undefined : await call('account.show', { account: text }).catch(problemOf);
  if (account !== undefined && 'id' in account) return to(`/accounts/${segment(account.name)}`);
  // An upstream's id of a task has no form of its own.
  const task = await call('task.show', { id: text }).catch(problemOf);
  if ('id' in task) return to(`/tasks/${segment(task.id)}`);
  const failed = [account, task].find((read) => read !== undefined && read.status !== 404 && read.status !== 400);
  throw failed ?? new Problem(404, 'not_found', `Nothing has the name or the id '${text}'.`, remedyFor(text));
}

function remedyFor(text: string): string {
  return /^-?\d+\.\d+$/.test(text)
    ? 'An amount is found in the ledger of its account: search the account, and click the amount.'
    : 'Names begin as they are written, with upper and lower case; ids need all of their characters.';
}

export function Search({ close }: { readonly close: () => void }) {
  const [problem, setProblem] = useState<Problem>();
  const [names, setNames] = useState<readonly string[]>([]);
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get('text')).trim();
    if (text === '') return;
    try {
      const found = await find(text);
      close();
      go(found);
    } catch (error) {
      const similar = await call('account.list', { prefix: text, limit: SHOWN }).catch(problemOf);
      const isFound = 'data' in similar && similar.data.length > 0;
      setNames(isFound ? similar.data.map(({ name }) => name) : []);
      setProblem(isFound ? undefined : problemOf(error));
    }
  }
  return (
    <Dialog title="Search" close={close}>
      <form onSubmit={submit}>
        <div class="field">
          <label for="search">An account, a key, a task, a request or an entry</label>
          <input
            id="search"
            name="text"
            type="text"
            inputMode="search"
            autoFocus
            autoComplete="off"
            spellcheck={false}
          />
          <p class="hint">
            The name of an account or its beginning, or an id: key_…, task_…, req_…, usage_…, the number of an entry, an
            upstream's id.
          </p>
        </div>
        {problem !== undefined && <Refusal problem={problem} />}
        {names.length > 0 && (
          <div role="status">
            <p>Accounts whose names begin so:</p>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <a href={to(`/accounts/${segment(name)}`)} onClick={close}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <footer>
          <button type="submit" class="main">
            Open
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

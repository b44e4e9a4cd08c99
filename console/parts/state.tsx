/** What a screen shows while it has no data: loading, failed, forbidden, empty. */
import type { ComponentChildren } from 'preact';
import type { Problem } from '../lib/client.ts';
import type { Read } from '../lib/read.ts';
import { Id } from './page.tsx';

/** Shows what was read, or why not. Data stays on the screen when a later read fails. */
export function Loaded<T>({
  of,
  children,
}: {
  readonly of: Read<T>;
  readonly children: (data: T) => ComponentChildren;
}) {
  const { data, problem, reload } = of;
  if (data !== undefined)
    return (
      <>
        {problem !== undefined && <Outdated problem={problem} />}
        {children(data)}
      </>
    );
  if (problem === undefined) return <Loading />;
  return problem.status === 403 ? <Forbidden problem={problem} /> : <Failed problem={problem} retry={reload} />;
}

function Loading() {
  return (
    <div class="state" role="status">
      <span class="bar" />
      <span class="bar" />
      <span class="bar" />
      <span class="unseen">Loading…</span>
    </div>
  );
}

function Outdated({ problem }: { readonly problem: Problem }) {
  return (
    <p class="notice warn" role="status">
      Not up to date. {problem.message} {problem.remedy}
    </p>
  );
}

function Failed({ problem, retry }: { readonly problem: Problem; readonly retry: () => void }) {
  return (
    <div class="state" role="alert">
      <h2>{problem.status === 404 ? 'Not found' : 'This could not be loaded'}</h2>
      <p>{problem.message}</p>
      {problem.remedy !== null && <p class="muted">{problem.remedy}</p>}
      <RequestId problem={problem} />
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function Forbidden({ problem }: { readonly problem: Problem }) {
  return (
    <div class="state" role="alert">
      <h2>Your role is not enough</h2>
      <p>{problem.message}</p>
      {problem.remedy !== null && <p class="muted">{problem.remedy}</p>}
    </div>
  );
}

/** A refusal inside of a form. A form that is sent again has the same idempotency key. */
export function Refusal({ problem }: { readonly problem: Problem }) {
  const remedy = problem.status === 0 ? 'Press the button again. Nothing is done twice.' : problem.remedy;
  return (
    <div class="notice bad" role="alert">
      <p>{problem.message}</p>
      {remedy !== null && <p>{remedy}</p>}
      <RequestId problem={problem} />
    </div>
  );
}

/** By which the log has the refused request. */
function RequestId({ problem: { more } }: { readonly problem: Problem }) {
  if (typeof more.request_id !== 'string') return null;
  return (
    <p class="muted">
      Request <Id text={more.request_id} />
    </p>
  );
}

/** Says that there is nothing, and what would make something. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <p class="state muted">{children}</p>;
}

/** The frame of a screen: its title, its actions, its sections. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface PageProps {
  readonly title: string;
  /** The id of what is shown, with a button that copies it. */
  readonly id?: string | undefined;
  /** The screens above it, as links. */
  readonly above?: ComponentChildren;
  /** Buttons. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Whether a screen was shown before: the first one leaves the focus to the browser. */
let hasScreen = false;

/** Moves the focus to the heading of the screen, from which a screen reader goes on. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}

/** A screen. */
export function Page({ title, id, above, actions, children }: PageProps) {
  useEffect(() => {
    if (hasScreen && document.querySelector('main :focus') === null) focusHeading();
    hasScreen = true;
  }, []);
  useEffect(() => {
    document.title = `${title} · tollgate`;
  }, [title]);
  return (
    <main id="main" tabIndex={-1}>
      <header class="page">
        <div>
          {above !== undefined && <p class="above">{above}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {id !== undefined && <Id text={id} />}
        </div>
        {actions !== undefined && <div class="actions">{actions}</div>}
      </header>
      {children}
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of a screen. */
export function Section({ title, actions, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <header class="section">
        <h2>{title}</h2>
        {actions !== undefined && <div class="actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}

/** Names with values. */
export function Facts({ of }: { readonly of: readonly (readonly [name: string, value: ComponentChildren])[] }) {
  return (
    <dl class="facts">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** A state in one word. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

interface FigureProps {
  readonly name: string;
  readonly value: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly tone?: Tone;
  readonly href?: string;
}

/** A number that stands for the rest, with a link to what it is made of. */
export function Figure({ name, value, note, tone = 'plain', href }: FigureProps) {
  const shown = (
    <>
      <span class="name">{name}</span>
      <span class="value">{value}</span>
      {note !== undefined && <span class="note">{note}</span>}
    </>
  );
  return href === undefined ? (
    <div class={`figure ${tone}`}>{shown}</div>
  ) : (
    <a class={`figure ${tone}`} href={href}>
      {shown}
    </a>
  );
}

/** An id, with a button that copies it. */
export function Id({ text }: { readonly text: string }) {
  return (
    <span class="own-id">
      <code>{text}</code> <CopyButton label="id" text={text} />
    </span>
  );
}

interface CopyButtonProps {
  /** What is copied. */
  readonly label: string;
  readonly text: string;
  /** What the button says, if not Copy. */
  readonly name?: string;
}

/** Copies a text. */
export function CopyButton({ label, text, name }: CopyButtonProps) {
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setDone('Copied'),
      () => setDone('Not copied'),
    );
  };
  const [done, setDone] = useState('');
  return (
    <>
      <button
        type="button"
        class="copy-button"
        onClick={copy}
        aria-label={name === undefined ? `Copy the ${label}` : undefined}
      >
        {done || (name ?? 'Copy')}
      </button>
      <span class="unseen" role="status">
        {done !== '' && `${done}.`}
      </span>
    </>
  );
}

/** A text to copy. */
export function Code({ children }: { readonly children: string }) {
  return <code>{children}</code>;
}

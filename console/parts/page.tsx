/** The frame of a screen: its title, its actions, its sections. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface PageProps {
  readonly title: string;
  /** The screens above it, as links. */
  readonly above?: ComponentChildren;
  /** Buttons. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A screen. */
export function Page({ title, above, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · tollgate`;
  }, [title]);
  return (
    <main id="main" tabIndex={-1}>
      <header class="page">
        <div>
          {above !== undefined && <p class="above">{above}</p>}
          <h1>{title}</h1>
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

/** A text to copy. */
export function Code({ children }: { readonly children: string }) {
  return <code>{children}</code>;
}

/** What the sections of the page are made of: answers of a route, page by page, as rows. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AccountView } from '../../src/gateway/http/account-view.ts';
import { Money } from '../lib/format.tsx';
import { Section } from '../parts/page.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { type Answer, type Asked, ask, type Values } from './ask.ts';

export interface SectionProps {
  readonly view: AccountView;
  /** All routes of the account. */
  readonly views: readonly AccountView[];
  readonly apiKey: string;
  /** What was read already. */
  readonly first: Answer | undefined;
}

/** A failure in words. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function Problem({ text }: { readonly text: string }) {
  return (
    <p class="notice bad" role="alert">
      {text}
    </p>
  );
}

interface RowsProps extends SectionProps {
  readonly title: string;
  readonly empty: string | ((answer: Answer) => string);
  readonly columns: (rows: readonly Values[]) => readonly Column<Values>[];
  readonly asked?: Asked;
  readonly filters?: ComponentChildren;
  /** Between the filters and the table. */
  readonly above?: (rows: readonly Values[], currency: string | null) => ComponentChildren;
}

/** Rows that are shown first: on a phone each is a card. */
const FIRST_ROWS = 10;

/** A section that is a list, of which more can be read. */
export function Rows({ view, apiKey, first, title, empty, columns, asked, filters, above }: RowsProps) {
  const { answers, problem, more } = useAnswers(view, apiKey, first, asked);
  const [hasAll, setHasAll] = useState(false);
  const rows = answers.flatMap(({ items }) => items);
  const shown = hasAll ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Section title={titled(title, answers[0]?.value)}>
      {filters !== undefined && <div class="filters">{filters}</div>}
      {problem !== undefined && <Problem text={problem} />}
      {answers.length === 0 && problem === undefined && (
        <p class="muted" role="status">
          Loading…
        </p>
      )}
      {rows.length > 0 && above?.(rows, answers[0]?.value('currency') ?? null)}
      {answers.length > 0 && (
        <Table
          label={title}
          rows={shown}
          columns={columns(rows)}
          keyOf={(row) => String(rows.indexOf(row))}
          empty={typeof empty === 'string' ? empty : answers.slice(0, 1).map(empty)}
        />
      )}
      {shown.length < rows.length && (
        <button type="button" onClick={() => setHasAll(true)}>
          {`Show all ${rows.length}`}
        </button>
      )}
      {shown.length === rows.length && answers.at(-1)?.has_more === true && (
        <button type="button" onClick={more}>
          Show more
        </button>
      )}
    </Section>
  );
}

/** With the currency of its amounts. */
export function titled(title: string, value: Values | undefined): string {
  const currency = value?.('currency') ?? null;
  return currency === null ? title : `${title}, ${currency}`;
}

/** A column of amounts. */
export function amount(name: string, member: string, foot?: string): Column<Values> {
  const show = (text: string | null): ComponentChildren => <Money amount={text} />;
  return { name, isNumber: true, show: (row) => show(row(member)), ...(foot !== undefined && { foot: show(foot) }) };
}

/** The pages that were read, or why the last one could not be. */
export function useAnswers(view: AccountView, key: string, first: Answer | undefined, asked: Asked = {}) {
  const [answers, setAnswers] = useState<readonly Answer[]>(first === undefined ? [] : [first]);
  const [problem, setProblem] = useState<string>();
  async function read(before: readonly Answer[], isWanted = () => true): Promise<void> {
    try {
      const last = before.at(-1)?.items.at(-1);
      const answer = await ask(view, key, { ...asked, page: before.length + 1, after: last?.('request.id') ?? null });
      if (!isWanted()) return;
      setAnswers([...before, answer]);
      setProblem(undefined);
    } catch (error) {
      if (isWanted()) setProblem(wordsOf(error));
    }
  }
  useEffect(() => {
    let isOpen = true;
    if (first === undefined) void read([], () => isOpen);
    return () => {
      isOpen = false;
    };
  }, [JSON.stringify(asked)]);
  return { answers, problem, more: () => void read(answers) };
}

/** Reads a month of all accounts as JSON or CSV. */
import type { Store } from '../../ledger/store/store.ts';
import { type MonthAbout, type MonthOrder, monthCsv, monthDocument } from '../api/month-document.ts';

export interface MonthText {
  /** How many the answer lists. */
  readonly accounts: number;
  /** Undefined: there are more accounts than asked for. */
  readonly text: string | undefined;
}

export interface MonthQuestion extends MonthOrder {
  readonly about: MonthAbout;
  readonly format: 'json' | 'csv';
  /** A JSON answer has at most this many accounts. */
  readonly max: number;
}

/** The month as a text. */
export async function monthText(store: Pick<Store, 'accountMonths'>, question: MonthQuestion): Promise<MonthText> {
  const document = monthDocument(await store.accountMonths(question.about), question.about, question);
  const accounts = document.data.length;
  if (question.format === 'csv') return { accounts, text: monthCsv(document) };
  return { accounts, text: accounts > question.max ? undefined : JSON.stringify(document) };
}

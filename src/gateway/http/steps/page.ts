/** Reads the parameters of numbered pages. */

import { Refusal } from '../../../lib/refusal.ts';
import type { NumberedPage } from '../../../plan/index.ts';

export interface Page {
  /** From 1. */
  readonly number: number;
  readonly limit: number;
  readonly offset: number;
}

/** Keeps the offset within the whole numbers that a double holds exactly. */
const LARGEST_NUMBER = 1_000_000;

/** @throws Refusal invalid_request with the name of the parameter. */
export function readPage(query: URLSearchParams, page: NumberedPage): Page {
  const limit = wholeNumber(query, page.size, page.default, page.max);
  const number = wholeNumber(query, page.number, 1, LARGEST_NUMBER);
  return { number, limit, offset: (number - 1) * limit };
}

function wholeNumber(query: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max) throw new Refusal('invalid_request', `${name} must be an integer from 1 to ${max}`);
  return value;
}

/** What the site of the documentation searches, in the build and in the browser. */

import type MiniSearch from 'minisearch';
import type { Options, SearchResult } from 'minisearch';

/** A section of a page. */
export interface Section {
  readonly id: number;
  /** The address, relative to the site. */
  readonly url: string;
  readonly page: string;
  readonly heading: string;
  /** Other words by which people look for it. */
  readonly search: string;
  readonly text: string;
  /** The beginning of the text. */
  readonly lead: string;
}

/** The options of MiniSearch: an index can only be loaded with those that it was made with. */
export const SEARCH: Options<Section> = {
  fields: ['heading', 'page', 'search', 'text'],
  storeFields: ['url', 'page', 'heading', 'lead'],
  // Codes and options are words too: insufficient_balance, --existing-store. Their parts are found as well.
  tokenize: (text) => words(text).flatMap((word) => [word, ...parts(word)]),
  searchOptions: {
    tokenize: words,
    boost: { heading: 4, search: 4, page: 2 },
    boostDocument: (_id, _term, stored) => BOOST.find(([begin]) => String(stored?.url).startsWith(begin))?.[1] ?? 1,
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND',
  },
};

/** The sections with all words; if there is none, those with most of them. */
export function search(index: MiniSearch<Section>, words: string): SearchResult[] {
  const found = index.search(words);
  return found.length > 0 ? found : index.search(words, { combineWith: 'OR' });
}

/** Guides come first, and what few people look for last. */
const BOOST: readonly (readonly [begin: string, factor: number])[] = [
  ['start/', 2],
  ['guides/', 2],
  ['reference/errors', 1.5],
  ['reference/conformance', 0.3],
  ['reference/admin-operations', 0.6],
  ['explanation/performance', 0.5],
  ['project/', 0.3],
  ['pages.html', 0.1],
];

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_-]+|(?<=\s)-+/u);
}

function parts(word: string): readonly string[] {
  const all = word.split(/[_-]+/).filter((part) => part !== '');
  return all.length > 1 ? all : [];
}

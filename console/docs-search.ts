/** What the site of the documentation searches, in the build and in the browser. */

import type { Options } from 'minisearch';

/** A section of a page. */
export interface Section {
  readonly id: number;
  /** The address, relative to the site. */
  readonly url: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  /** The beginning of the text. */
  readonly lead: string;
}

/** The options of MiniSearch: an index can only be loaded with those that it was made with. */
export const SEARCH: Options<Section> = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['url', 'page', 'heading', 'lead'],
  // Codes and options are words too: insufficient_balance, --existing-store.
  tokenize: (text: string) => text.split(/[^\p{L}\p{N}_-]+|(?<=\s)-+/u).flatMap((word) => [word, ...parts(word)]),
  searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};

function parts(word: string): readonly string[] {
  const all = word.split(/[_-]+/).filter((part) => part !== '');
  return all.length > 1 ? all : [];
}

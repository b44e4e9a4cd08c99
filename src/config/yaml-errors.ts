/** What the YAML parser's errors mean for somebody who edits the file, and what to do about them. */
import type { ErrorCode, YAMLError } from 'yaml';

interface Text {
  readonly message: string;
  readonly hint: string | null;
}

/** Where the parser's own words are good they are kept (an empty message), and only the remedy is added. */
const TEXTS: Partial<Readonly<Record<ErrorCode, { readonly message?: string; readonly hint: string }>>> = {
  TAB_AS_INDENT: { message: 'a tab indents this line', hint: 'indent with spaces; YAML admits no tabs there' },
  MULTIPLE_DOCS: { message: 'a second YAML document begins here', hint: 'keep one document and remove the --- line' },
  BAD_INDENT: { hint: 'give the lines of one mapping or list the same indentation' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'a key and its colon stand in different lines',
    hint: 'give the lines of one mapping or list the same indentation; is a quote or a colon missing above?',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a key stands inside the value of another',
    hint: 'quote a value that has a colon and a space in it, and begin the keys of one mapping in the same column',
  },
  BLOCK_IN_FLOW: { hint: 'inside { } and [ ] write { key: value } and separate with commas' },
  MISSING_CHAR: { hint: 'look for a missing quote, comma or closing bracket here or before' },
  BAD_SCALAR_START: { hint: 'quote the value' },
  BAD_DQ_ESCAPE: { hint: 'in double quotes a backslash is written \\\\; single quotes take it as it is' },
  RESOURCE_EXHAUSTION: { message: 'the brackets are nested too deeply to be read', hint: 'is it the right file?' },
  KEY_OVER_1024_CHARS: { hint: 'shorten the key' },
  NON_STRING_KEY: { message: 'a key must be plain text', hint: 'quote the key if it is meant as text' },
  UNEXPECTED_TOKEN: { hint: 'quote the value, or look for a bracket or comma that is too much' },
};

/** The message and remedy for one of the parser's errors. */
export function describeYamlError(error: YAMLError): Text {
  const [, stray] = /^Unexpected flow-(?:map|seq)-end token.*"(.)"/.exec(error.message) ?? [];
  if (stray !== undefined) return { message: `this ${stray} closes nothing`, hint: 'remove it, or open it before' };
  if (error.message === 'Unexpected scalar at node end') {
    return { message: 'there is more text after the end of a value', hint: 'quote the whole value' };
  }
  const text = TEXTS[error.code];
  return { message: text?.message ?? lowerFirst(error.message), hint: text?.hint ?? null };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Translates errors of the YAML parser into messages and remedies for the operator. */
import type { ErrorCode, YAMLError } from 'yaml';

interface Text {
  readonly message: string;
  readonly hint: string | null;
}

/** An entry without a message keeps the parser's own and only adds the remedy. */
const TEXTS: Partial<Readonly<Record<ErrorCode, { readonly message?: string; readonly hint: string }>>> = {
  TAB_AS_INDENT: { message: 'this line is indented with a tab', hint: 'indent with spaces; YAML does not allow tabs' },
  MULTIPLE_DOCS: { message: 'a second YAML document starts here', hint: 'keep one document and remove the --- line' },
  BAD_INDENT: { hint: 'give the lines of one mapping or list the same indentation' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'a key and its colon are in different lines',
    hint: 'give the lines of one mapping or list the same indentation; is a quote or a colon missing above?',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a key is inside the value of another key',
    hint: 'quote a value that contains a colon and a space, and start all keys of a mapping in the same column',
  },
  BLOCK_IN_FLOW: {
    message: 'a comma or a quote is missing here',
    hint: 'inside { } write { key: value, other: value }; in double quotes, write \\" for a quote',
  },
  MISSING_CHAR: { hint: 'check for a missing quote, comma or closing bracket here or before' },
  BAD_SCALAR_START: { hint: 'quote the value' },
  BAD_DQ_ESCAPE: { hint: 'in double quotes, write a backslash as \\\\; in single quotes, write it as \\' },
  RESOURCE_EXHAUSTION: { message: 'the brackets are nested too deeply', hint: 'is it the right file?' },
  KEY_OVER_1024_CHARS: { hint: 'shorten the key' },
  NON_STRING_KEY: { message: 'a key must be a string', hint: 'put the key in quotes' },
  UNEXPECTED_TOKEN: { hint: 'quote the value, or check for an extra bracket or comma' },
};

/** The message and remedy for one of the parser's errors. */
export function describeYamlError(error: YAMLError): Text {
  const [, stray] = /^Unexpected flow-(?:map|seq)-end token.*"(.)"/.exec(error.message) ?? [];
  if (stray !== undefined)
    return { message: `this ${stray} has no opening bracket`, hint: 'remove it, or add the opening bracket' };
  if (error.message === 'Unexpected scalar at node end') {
    return { message: 'there is text after the end of the value', hint: 'quote the whole value' };
  }
  const text = TEXTS[error.code];
  return { message: text?.message ?? lowerFirst(error.message), hint: text?.hint ?? null };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

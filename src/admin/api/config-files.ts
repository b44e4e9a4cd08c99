/** The configuration that a request carries. */
import Type from 'typebox';
import type { ConfigFiles } from './gateway-view.ts';
import { Problem } from './problem.ts';

export const configInput = {
  text: Type.Optional(Type.String({ description: 'the text of the configuration, in place of its file' })),
  files: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'the texts of its files by their names, in place of the files of the gateway',
    }),
  ),
};

/** The language takes 100 files; the others may be schemas. */
const MAX_FILES = 200;

/** The files of an input. @throws Problem if there is no text, or both members. */
export function configFiles(input: {
  readonly text?: string;
  readonly files?: Readonly<Record<string, string>>;
}): ConfigFiles {
  const { text, files } = input;
  if ((text === undefined) === (files === undefined)) {
    throw new Problem('invalid_value', 'there must be either text or files', 'send {"text": "version: 1\\n…"}');
  }
  if (text !== undefined) return { main: undefined, texts: new Map([[undefined, text]]) };
  const texts = new Map(Object.entries(files ?? {}));
  if (texts.size === 0 || texts.size > MAX_FILES) {
    throw new Problem('invalid_value', `there are ${texts.size} files`, `send 1 to ${MAX_FILES} files`);
  }
  const [only] = texts.keys();
  return { main: texts.size === 1 ? only : undefined, texts };
}

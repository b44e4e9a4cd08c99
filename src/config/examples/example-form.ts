/** Makes the form or the file of an example from its values: `{ model: m-1, file: { filename: a.wav, content_type: audio/wav, bytes: 44 } }`. */
import { fileKey } from '../../billing/kinds.ts';
import { isRecord } from '../../lib/json/record.ts';
import type { ExamplePlan } from '../../plan/index.ts';

export interface ExamplePart {
  readonly name: string;
  readonly text: string | undefined;
  readonly filename: string;
  readonly content_type: string | undefined;
  /** The size of the file. */
  readonly bytes: number;
  /** The file, if the example has its lines. Others are zeros. */
  readonly content: Buffer | undefined;
}

const MAX_FILE_bytes = 32 * 1024 ** 2;
const BOUNDARY = 'tollgate-example-7f3a91';

/** The parts of the values that an example has as its JSON body. */
export function partsOfExample(body: string): readonly ExamplePart[] {
  const value: unknown = body === '' ? {} : JSON.parse(body);
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, values]) =>
    [values].flat().map((value) => {
      if (!isRecord(value))
        return { name, text: String(value), filename: '', content_type: undefined, bytes: 0, content: undefined };
      const { filename = 'file', content_type, bytes = 1, lines } = value;
      const type = typeof content_type === 'string' ? content_type : undefined;
      const content = Array.isArray(lines)
        ? Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
        : undefined;
      const size = content?.length ?? Math.min(Math.max(Number(bytes) || 0, 0), MAX_FILE_bytes);
      return { name, text: undefined, filename: String(filename), content_type: type, bytes: size, content };
    }),
  );
}

/** The contents of files by the names of their parts, in their order. */
export type Contents = ReadonlyMap<string, readonly Buffer[]>;

/** What stands in a file: given to play the example, or written in it. Others are zeros. */
function contentOf({ name, bytes, content }: ExamplePart, contents?: Contents, index = 0): Buffer {
  return contents?.get(name)?.[index] ?? content ?? Buffer.alloc(bytes);
}

/** Whether an example of a route with a form has JSON, as its headers say. */
export function isJsonExample({ headers = {} }: Pick<ExamplePlan, 'headers'>): boolean {
  return headers['content-type']?.startsWith('application/json') === true;
}

/** The body and its content-type. */
export function formOfExample(
  body: string,
  contents?: Contents,
): { readonly raw: Buffer; readonly content_type: string } {
  const used = new Map<string, number>();
  const nextContent = (part: ExamplePart) => {
    const index = used.get(part.name) ?? 0;
    used.set(part.name, index + 1);
    return contentOf(part, contents, index);
  };
  const parts = partsOfExample(body).flatMap((part) => {
    const { name, text, filename, content_type } = part;
    const file = text === undefined ? `; filename="${filename}"` : '';
    const type = content_type === undefined ? '' : `\r\ncontent-type: ${content_type}`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}${type}\r\n\r\n`;
    return [Buffer.from(head), text === undefined ? nextContent(part) : Buffer.from(text), Buffer.from('\r\n')];
  });
  return {
    raw: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    content_type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}

/** A body that is one file, and its content-type. Undefined if the example has JSON. */
export function fileOfExample(
  body: string,
  contents?: Contents,
): { readonly raw: Buffer; readonly content_type: string } | undefined {
  const [part] = partsOfExample(body);
  if (part?.name !== 'file' || part.text !== undefined) return undefined;
  return {
    raw: contentOf(part, contents),
    content_type: part.content_type ?? 'application/octet-stream',
  };
}

/** The lengths that an example states for its files: `{ bytes: 32044, seconds: 1 }`. */
export function lengthsOfExample(body: string): ReadonlyMap<string, bigint> {
  const value: unknown = body === '' ? {} : JSON.parse(body);
  return new Map(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, file]) =>
      isRecord(file) && Number.isSafeInteger(file.seconds)
        ? [[fileKey(name), BigInt(Number(file.seconds))] as const]
        : [],
    ),
  );
}

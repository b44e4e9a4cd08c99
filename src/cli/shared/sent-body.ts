/** The body of a request that a command sends or explains: JSON, a form, or a file. */
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { isMeasured, lengthOf } from '../../config/explain/upload-length.ts';
import type { PartPlan, Plan, RoutePlan } from '../../plan/index.ts';
import { CliError, usageError } from './errors.ts';
import type { Cli } from './io.ts';

export interface BodyOptions {
  readonly body?: string;
  readonly form: readonly string[];
  readonly file?: string;
  readonly header: readonly string[];
}

export interface SentBody {
  /** JSON as it was given, or the values of a form or a file, as examples have them. Undefined: there is no body. */
  readonly raw: Buffer | undefined;
  /** The files of the values by the names of their parts, in their order. */
  readonly contents: ReadonlyMap<string, readonly Buffer[]>;
}

/** Adds the options of a request, as curl spells them. */
export function withBodyOptions(command: Command): Command {
  return command
    .option('--body <file>', 'the request body, as JSON; - reads standard input')
    .option('--form <part>', 'a part of a form: NAME=TEXT, or NAME=@FILE;type=audio/wav; may be repeated', collect, [])
    .option('--file <file>', 'a file as the body: FILE;type=audio/wav')
    .option('--header <line>', 'a request header, such as "x-tier: gold"; may be repeated', collectHeader, []);
}

function collectHeader(line: string, lines: readonly string[]): readonly string[] {
  if (!/^[\w-]+:/.test(line)) throw new InvalidArgumentError('Write NAME: VALUE.');
  return [...lines, line];
}

/** The headers that the options give, by lower-case name. */
export function headersOf({ header: lines }: BodyOptions): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function collect(part: string, parts: readonly string[]): readonly string[] {
  if (!/^[^=]+=/.test(part)) throw new InvalidArgumentError('Write NAME=TEXT or NAME=@FILE.');
  return [...parts, part];
}

/** Reads the body that the options give for a route. @throws CliError if a file cannot be read, or the route takes another body. */
export async function readSent(cli: Cli, options: BodyOptions, route: RoutePlan, plan: Plan): Promise<SentBody> {
  const { body, form, file } = options;
  const accepted = route.action === 'forward' ? route : undefined;
  if ([body, file, form[0]].filter((each) => each !== undefined).length > 1)
    throw usageError('a request has one body', 'give one of --body, --form and --file');
  if (form.length > 0 && accepted?.form === undefined)
    throw usageError(`the route ${route.name} takes no form`, 'give the body with --body or --file');
  if (file !== undefined && accepted?.file === undefined)
    throw usageError(`the route ${route.name} takes no file`, 'give the body with --body or --form');
  if (body !== undefined) return { raw: await readBody(cli, body), contents: new Map() };
  if (file !== undefined) return readParts([`file=@${file}`], new Map(), accepted, plan);
  if (form.length === 0) return { raw: undefined, contents: new Map() };
  return readParts(form, accepted?.form ?? new Map(), accepted, plan);
}

type Values = Record<string, unknown>;
type Accepted = Extract<RoutePlan, { readonly action: 'forward' }> | undefined;

async function readParts(
  parts: readonly string[],
  rules: ReadonlyMap<string, PartPlan>,
  route: Accepted,
  plan: Plan,
): Promise<SentBody> {
  const value: Values = {};
  const contents = new Map<string, Buffer[]>();
  for (const part of parts) {
    const at = part.indexOf('=');
    const [name, text] = [part.slice(0, at), part.slice(at + 1)];
    const rule = rules.get(name);
    const content = text.startsWith('@') ? await readUpload(text.slice(1)) : undefined;
    const first = content === undefined ? typed(text, rule) : content.value;
    if (content !== undefined) {
      contents.set(name, [...(contents.get(name) ?? []), content.bytes]);
      if (isMeasured(name, route)) Object.assign(content.value, await lengthOf(content.bytes, plan));
    }
    value[name] = rule?.max_parts === undefined ? first : [...[value[name] ?? []].flat(), first];
  }
  return { raw: Buffer.from(JSON.stringify(value)), contents };
}

/** As the gateway reads it; a text that does not fit stays one, so that its refusal is seen. */
function typed(text: string, rule: PartPlan | undefined): unknown {
  if (rule?.type === 'int' && /^-?\d{1,15}$/.test(text)) return Number(text);
  return rule?.type === 'bool' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** Reads `FILE` or `FILE;type=audio/wav`. Without a type, the extension decides. */
async function readUpload(text: string): Promise<{ readonly value: Values; readonly bytes: Buffer }> {
  const [, path = '', type] = /^(.*?)(?:;\s*type=(.*))?$/s.exec(text) ?? [];
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const hint = 'give the path of a file, and its type after it: hello.wav;type=audio/wav';
    throw new CliError('file_unreadable', `the file ${path} cannot be read (${error.code ?? error.message})`, hint);
  });
  const content_type = type ?? TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  return { value: { filename: basename(path), content_type, bytes: bytes.length }, bytes };
}

/** Content types by extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.flac': 'audio/flac',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.jsonl': 'application/jsonl',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** @param file `-`: standard input. @throws CliError file_unreadable. */
async function readBody(cli: Cli, file: string): Promise<Buffer> {
  try {
    return await readInput(cli, file);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    const hint = 'give --body FILE, or - for standard input';
    throw new CliError('file_unreadable', `the body ${file} cannot be read${why}`, hint);
  }
}

/** The content of a file. @param file `-`: standard input */
export async function readInput({ io }: Pick<Cli, 'io'>, file: string): Promise<Buffer> {
  if (file !== '-') return readFile(file);
  const pieces: Buffer[] = [];
  for await (const piece of io.stdin ?? []) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

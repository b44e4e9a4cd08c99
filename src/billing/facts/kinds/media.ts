/** `media`: the sum of the lengths of media by URL, in whole seconds. */

import type { CelExpression } from '../../../lib/cel/cel.ts';
import type { FactMedia } from '../../../plan/generated/gateway.d.ts';
import type { FactPlan, FactSource } from '../../../plan/index.ts';
import { evaluate, type FactInput, type FactKind, refuse } from '../kind.ts';

/** URLs, of which one that cannot be read counts as `assume_ms`; or a file of the request, else `otherwise`. */
interface MediaSource extends FactSource {
  readonly from: 'media';
  readonly urls?: CelExpression | undefined;
  readonly assume_ms: number | undefined;
  readonly file?: string | undefined;
  readonly otherwise?: CelExpression | undefined;
}

export const media: FactKind<FactMedia, MediaSource> = {
  name: 'media',
  schema: {
    description: 'Media; the value is the sum of their lengths in whole seconds.',
    examples: [{ cel: 'body.references.filter(item, item.type == "video").map(item, item.url)' }, { file: 'file' }],
    $ref: '#/definitions/media',
  },
  keys: { with: ['assume'] },
  type: 'int',
  from: 'media',
  compile({ media, assume }, reader) {
    const assume_ms = assume === undefined ? undefined : reader.duration_ms(assume, ['assume']);
    if ('cel' in media) return { urls: reader.cel(media.cel, ['media', 'cel'], ['list<string>']), assume_ms };
    if (assume !== undefined)
      reader.refuse(['assume'], 'assume is for media at URLs', 'write otherwise: EXPRESSION in media');
    const { file, otherwise } = media;
    return {
      file,
      otherwise: otherwise === undefined ? undefined : reader.cel(otherwise, ['media', 'otherwise']),
      assume_ms,
    };
  },
  read(fact, source, input) {
    if (source.file !== undefined) return ofFile(fact, source.file, source.otherwise, input);
    const { urls, assume_ms } = source;
    const found = urls && evaluate(fact, urls, input);
    if (!Array.isArray(found)) throw refuse(fact, 'must be a list of URLs');
    return found.reduce<bigint>((sum, url: unknown) => {
      if (typeof url !== 'string') throw refuse(fact, 'must have a URL string for every reference');
      input.media.push({ url, required: assume_ms === undefined });
      const measured = input.lengths.get(url);
      if (measured === undefined) input.notes.push(unmeasured(fact.name, assume_ms));
      return sum + (measured ?? BigInt(Math.ceil((assume_ms ?? 0) / 1000)));
    }, 0n);
  },
};

/** The name of a file among the measured media. */
export function fileKey(file: string): string {
  return `file ${file}`;
}

function ofFile(fact: FactPlan, file: string, otherwise: CelExpression | undefined, input: FactInput): bigint {
  const url = fileKey(file);
  input.media.push({ url, file, required: otherwise === undefined });
  const measured = input.lengths.get(url);
  if (measured !== undefined) return measured;
  if (otherwise === undefined) return 0n;
  input.notes.push(`${fact.name}: the length of the file was not read, so it is computed`);
  const seconds = evaluate(fact, otherwise, input);
  if (typeof seconds === 'bigint' && seconds >= 0n) return seconds;
  throw refuse(fact, 'cannot be computed from this request');
}

function unmeasured(name: string, assume_ms: number | undefined): string {
  const counted = `${(assume_ms ?? 0) / 1000} s`;
  return `${name}: a reference was not measured and counts as ${counted}${assume_ms === undefined ? ' here; the gateway measures it' : ''}`;
}

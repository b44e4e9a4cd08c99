/** `media`: the sum of the lengths of media by URL, in whole seconds. */
import type { FactMedia } from '../../generated/gateway.d.ts';
import type { CelExpression } from '../../lang/cel.ts';
import type { FactSource } from '../../plan.ts';
import { evaluate, type FactKind, refuse } from '../kind.ts';

/** A URL that cannot be read counts as `assume_ms`; without it, the request is refused. */
interface MediaSource extends FactSource {
  readonly from: 'media';
  readonly urls: CelExpression;
  readonly assume_ms: number | undefined;
}

export const media: FactKind<FactMedia, MediaSource> = {
  name: 'media',
  schema: {
    description: 'Media; the value is the sum of their lengths in whole seconds.',
    examples: [{ cel: 'body.references.filter(item, item.type == "video").map(item, item.url)' }],
    $ref: '#/definitions/media',
  },
  keys: { with: ['assume'] },
  type: 'int',
  from: 'media',
  compile: ({ media: { cel }, assume }, reader) => ({
    urls: reader.cel(cel, ['media', 'cel'], ['list<string>']),
    assume_ms: assume === undefined ? undefined : reader.duration_ms(assume, ['assume']),
  }),
  read(fact, { urls, assume_ms }, reading) {
    const found = evaluate(fact, urls, reading);
    if (!Array.isArray(found)) throw refuse(fact, 'must be a list of URLs');
    return found.reduce<bigint>((sum, url: unknown) => {
      if (typeof url !== 'string') throw refuse(fact, 'must have a URL string for every reference');
      reading.media.push({ url, assume_ms });
      const measured = reading.lengths.get(url);
      if (measured === undefined) reading.notes.push(unmeasured(fact.name, assume_ms));
      return sum + (measured ?? BigInt(Math.ceil((assume_ms ?? 0) / 1000)));
    }, 0n);
  },
};

function unmeasured(name: string, assume_ms: number | undefined): string {
  const counted = `${(assume_ms ?? 0) / 1000} s`;
  return `${name}: a reference was not measured and counts as ${counted}${assume_ms === undefined ? ' here; the gateway measures it' : ''}`;
}

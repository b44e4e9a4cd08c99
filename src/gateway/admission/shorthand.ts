/** Expands `prompt` and `images`, a short form of a video request, into a content array. */
import { ownValue } from '../../lib/json/pointer.ts';
import { insertMembers, pickMembers, type RawMember, scanArray, scanObject } from '../../lib/json/raw-json.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ShorthandPlan } from '../../plan/index.ts';
import { type ParsedBody, reparse } from './body.ts';

/**
 * The body with a content array: the prompt as a text element, then each image with the role for its position. Returns the same
 * body if it does not use the shorthand. null counts as absent, because official clients send it.
 *
 * @throws Refusal `invalid_request` when the body has both forms, or a member of the shorthand is not valid.
 */
export function expandShorthand(shorthand: ShorthandPlan, body: ParsedBody): ParsedBody {
  const prompt = present(body.value, shorthand.prompt);
  const images = present(body.value, shorthand.images);
  if (prompt === undefined && images === undefined) return body;
  if (present(body.value, shorthand.into) !== undefined) {
    const used = prompt === undefined ? shorthand.images : shorthand.prompt;
    throw new Refusal('invalid_request', `${shorthand.into} and ${used} cannot both be given; send one of them`);
  }
  if (typeof prompt !== 'string' || prompt.trim() === '') {
    throw new Refusal('invalid_request', `${shorthand.prompt} must be a non-empty string`);
  }
  const members = new Map(scanObject(body.text).map((member) => [member.key, member]));
  const elements = [
    `{"type":"text","text":${rawValue(body.text, members.get(shorthand.prompt))}}`,
    ...rawImages(shorthand, body.text, images, members.get(shorthand.images)).map(
      (url, index) =>
        `{"type":"image_url","image_url":{"url":${url}},"role":${JSON.stringify(shorthand.roles[index] ?? '')}}`,
    ),
  ];
  const replaced = [shorthand.prompt, shorthand.images, shorthand.into];
  const rest = pickMembers(
    body.text,
    [...members.keys()].filter((key) => !replaced.includes(key)),
  );
  return reparse(insertMembers(rest, [{ path: [], key: shorthand.into, rawValue: `[${elements.join(',')}]` }]));
}

/** The image URLs as JSON strings, exactly as in the text. */
function rawImages(
  plan: ShorthandPlan,
  text: string,
  images: unknown,
  member: RawMember | undefined,
): readonly string[] {
  if (images === undefined || member === undefined) return [];
  const max = plan.roles.length;
  const list: readonly unknown[] = Array.isArray(images) ? images : [images];
  if (list.length === 0 || list.length > max || !list.every((url) => typeof url === 'string' && url !== '')) {
    throw new Refusal('invalid_request', `${plan.images} must be an image URL or an array of 1 to ${max} image URLs`);
  }
  if (!Array.isArray(images)) return [rawValue(text, member)];
  return scanArray(text, member.valueStart).map(({ start, end }) => text.slice(start, end));
}

function rawValue(text: string, member: RawMember | undefined): string {
  return member === undefined ? 'null' : text.slice(member.valueStart, member.valueEnd);
}

function present(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return ownValue(value, key) ?? undefined;
}

/** Reads the `content` array of a video request: its text, its media, and the parameters given as text flags. */
import { at, isObject, listOf, textAt } from './json.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

const ROLES = {
  image: ['first_frame', 'last_frame', 'reference_image'],
  video: ['reference_video'],
  audio: ['reference_audio'],
} as const;

/** A kind of media. */
export type Medium = keyof typeof ROLES;

/** One media element. */
export interface MediaPart {
  readonly medium: Medium;
  readonly url: string;
}

/** The content of a request: the text without its flags, and the media in order. */
export interface VideoContent {
  readonly text: string;
  readonly flags: ReadonlyMap<string, string>;
  readonly media: readonly MediaPart[];
}

/**
 * Reads and checks `content`.
 * @throws Refusal naming the element at fault.
 */
export function readContent(value: unknown, world: World): VideoContent {
  if (value === undefined) throw new Refusal('missing', 'the parameter `content` is required', { param: 'content' });
  const elements = listOf(value);
  if (elements.length === 0) {
    throw new Refusal('invalid', 'the parameter `content` must be a non-empty array', { param: 'content' });
  }
  const texts: string[] = [];
  const media: MediaPart[] = [];
  for (const [index, element] of elements.entries()) {
    const where = `content[${index}]`;
    const type = textAt(element, 'type');
    if (!isObject(element) || type === undefined) {
      throw new Refusal('missing', `\`${where}.type\` is required`, { param: `${where}.type` });
    }
    if (type === 'text') {
      const text = textAt(element, 'text');
      if (text === undefined) throw new Refusal('missing', `\`${where}.text\` is required`, { param: `${where}.text` });
      texts.push(text);
    } else if (type === 'image_url' || type === 'video_url' || type === 'audio_url') {
      const medium = type === 'image_url' ? 'image' : type === 'video_url' ? 'video' : 'audio';
      media.push(readMedia(element, medium, where, world));
    } else if (type !== 'draft_task') {
      throw new Refusal('invalid', `\`${where}.type\` does not accept ${JSON.stringify(type)}`, {
        param: `${where}.type`,
      });
    }
  }
  if (media.length > 0 && texts.length === 0 && media.every((part) => part.medium === 'audio')) {
    throw new Refusal('invalid', 'audio needs a text, an image or a video beside it', { param: 'content' });
  }
  return { ...splitFlags(texts.join('\n')), media };
}

function readMedia(element: unknown, medium: Medium, where: string, world: World): MediaPart {
  const type = `${medium}_url`;
  const url = textAt(at(element, type), 'url');
  if (url === undefined) {
    throw new Refusal('missing', `\`${where}.${type}.url\` is required`, { param: `${where}.${type}.url` });
  }
  const role = textAt(element, 'role');
  if (role !== undefined && !ROLES[medium].some((name) => name === role)) {
    throw new Refusal('invalid', `\`${where}.role\` does not accept ${JSON.stringify(role)}`, {
      param: `${where}.role`,
    });
  }
  checkUrl(url, medium, `${where}.${type}.url`, world);
  return { medium, url };
}

/** Accepts public HTTP(S) URLs, `data:` (not for videos), and `asset://` with an asset that is Active. */
function checkUrl(url: string, medium: Medium, param: string, world: World): void {
  if (url.startsWith('asset://')) {
    const id = url.slice('asset://'.length);
    const status = world.portraits.assetStatus(id, world.now());
    if (status === 'Active') return;
    const why = status === undefined ? 'does not exist' : `is ${status}, not Active`;
    throw new Refusal('invalid', `the asset ${id} ${why}`, { param });
  }
  const allowed = medium === 'video' ? /^https?:\/\/./i : /^(https?:\/\/.|data:)/i;
  if (!allowed.test(url)) throw new Refusal('invalid', `\`${param}\` is not a URL that can be read`, { param });
}

const FLAG_NAMES: Readonly<Record<string, string>> = {
  resolution: 'resolution',
  rs: 'resolution',
  ratio: 'ratio',
  rt: 'ratio',
  duration: 'duration',
  dur: 'duration',
  watermark: 'watermark',
  wm: 'watermark',
  seed: 'seed',
  camerafixed: 'camera_fixed',
  cf: 'camera_fixed',
};

/**
 * Removes `--name value` flags from the text. A flag cannot be the value of another flag. Flags are weakly validated, so unknown ones
 * are ignored.
 */
function splitFlags(text: string): Pick<VideoContent, 'text' | 'flags'> {
  const flags = new Map<string, string>();
  const rest = text.replaceAll(/\s*--([a-z]+)\s+(?!--)(\S+)/gi, (_whole, name: string, value: string) => {
    const known = FLAG_NAMES[name.toLowerCase()];
    if (known !== undefined) flags.set(known, value);
    return '';
  });
  return { text: rest.trim(), flags };
}

/** Media types of bodies, and the patterns that accept them. */

const MEDIA_TYPE = /^([\w.+-]+\/[\w.+-]+)[ \t]*(?:;|$)/;

/** The type of a content-type header, in lower case and without its parameters; undefined for none, or for a text that is no type. */
export function mediaType(text: string | undefined): string | undefined {
  return MEDIA_TYPE.exec(text ?? '')?.[1]?.toLowerCase();
}

/** Whether one of the patterns fits: a type, or all of a kind, such as `audio/*`. */
export function acceptsType(type: string, accepted: readonly string[]): boolean {
  return accepted.some((each) => (each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each));
}

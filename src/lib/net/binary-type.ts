/** What the content-type of a body says about its bytes. */

/** The type if it is one of bytes that are no text, such as `video/mp4`; else undefined. */
export function binaryType(contentType: string | undefined): string | undefined {
  return /^\s*((?:image|audio|video|model|font)\/[^\s;]+|application\/(?:octet-stream|pdf|zip))\s*(?:;|$)/i.exec(
    contentType ?? '',
  )?.[1];
}

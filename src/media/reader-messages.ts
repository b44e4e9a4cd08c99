/** What the gateway and its reader process say to each other: the process asks for bytes, and answers with a length. */

export type ToReader =
  /** A file to measure, and how long it is. */
  | { readonly kind: 'open'; readonly size_bytes: number }
  | { readonly kind: 'bytes'; readonly id: number; readonly bytes: Uint8Array }
  /** The bytes cannot be had. */
  | { readonly kind: 'no_bytes'; readonly id: number };

export type FromReader =
  | { readonly kind: 'read'; readonly id: number; readonly start: number; readonly end: number }
  | { readonly kind: 'length'; readonly length_ms: number }
  /** A sound or a picture. */
  | { readonly kind: 'no_video' }
  /** No file of a known format, or a broken one. */
  | { readonly kind: 'unreadable' };

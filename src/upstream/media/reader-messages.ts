/** The messages between the gateway and its reader process: the process asks for bytes and answers with a length. */

/** Messages from the gateway to the process. */
export type ToReader =
  /** A file to measure, with its size, or its content. `sound`: it may be sound. */
  | {
      readonly kind: 'open';
      readonly size_bytes: number;
      readonly sound: boolean;
      readonly content: Uint8Array | undefined;
    }
  | { readonly kind: 'bytes'; readonly id: number; readonly bytes: Uint8Array }
  /** The bytes could not be read. */
  | { readonly kind: 'no_bytes'; readonly id: number };

/** Messages from the process to the gateway. */
export type FromReader =
  | { readonly kind: 'read'; readonly id: number; readonly start: number; readonly end: number }
  | { readonly kind: 'length'; readonly length_ms: number }
  /** A file without video, such as a sound or a picture. */
  | { readonly kind: 'no_video' }
  /** A file of an unknown format, or a damaged one. */
  | { readonly kind: 'unreadable' };

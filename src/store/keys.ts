/** Makes API keys and hashes them; a store only ever sees the hash. */
import { hash } from 'node:crypto';

const secretBytes = 32;
const idBytes = 12;
const prefixCharacters = 'tg_'.length + 8;

export interface GeneratedKey {
  /** The secret itself: shown once, kept nowhere. */
  readonly key: string;
  /** In lower-case hex. */
  readonly sha256: string;
  /** `tg_` and eight characters, by which people tell keys apart. */
  readonly prefix: string;
  /** Made apart from the secret, so that it may be shown freely. */
  readonly id: string;
}

/** A new key of 256 random bits. `randomBytes` gives that many bytes from a cryptographic source. */
export function generateKey(randomBytes: (size: number) => Uint8Array): GeneratedKey {
  const key = `tg_${base64url(randomBytes(secretBytes))}`;
  const id = `key_${base64url(randomBytes(idBytes))}`;
  return { key, sha256: hashKey(key), prefix: key.slice(0, prefixCharacters), id };
}

/**
 * The SHA-256, in lower-case hex, of whatever a caller sent as a key. Every shape is hashed, since hashing only what looks
 * like a key lets the rest reach the look-up raw (CVE-2026-42208).
 */
export function hashKey(text: string): string {
  return hash('sha256', text, 'hex');
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

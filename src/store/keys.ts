/** Generates API keys and hashes them. A store only gets the hash. */
import { hash } from 'node:crypto';

const SECRET_BYTES = 32;
const ID_BYTES = 12;
const PREFIX_CHARACTERS = 'tg_'.length + 8;

export interface GeneratedKey {
  /** The secret itself: shown once, never stored. */
  readonly key: string;
  /** In lower-case hex. */
  readonly sha256: string;
  /** `tg_` and eight characters, so that people can distinguish keys. */
  readonly prefix: string;
  /** Not derived from the secret, so it may be shown. */
  readonly id: string;
}

/** Generates a key of 256 random bits. @param randomBytes a cryptographic source. */
export function generateKey(randomBytes: (size: number) => Uint8Array): GeneratedKey {
  const key = `tg_${base64url(randomBytes(SECRET_BYTES))}`;
  const id = `key_${base64url(randomBytes(ID_BYTES))}`;
  return { key, sha256: hashKey(key), prefix: key.slice(0, PREFIX_CHARACTERS), id };
}

/** A key of another gateway, known only by its hash. Its prefix for people is that of the hash. */
export function importedKey(sha256: string, randomBytes: (size: number) => Uint8Array): Omit<GeneratedKey, 'key'> {
  return { sha256, prefix: `sha256:${sha256.slice(0, 8)}`, id: `key_${base64url(randomBytes(ID_BYTES))}` };
}

/**
 * The SHA-256, in lower-case hex, of the text that a caller sent as a key. Every text is hashed: if only texts that look like a key
 * were hashed, other texts would reach the query unhashed (CVE-2026-42208).
 */
export function hashKey(text: string): string {
  return hash('sha256', text, 'hex');
}

/** A new account id: `acct_` and 96 random bits. */
export function newAccountId(randomBytes: (size: number) => Uint8Array): string {
  return `acct_${base64url(randomBytes(ID_BYTES))}`;
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

/** A new secret as Standard Webhooks writes it: `whsec_` and 256 random bits in base64. */
export function newWebhookSecret(random: (bytes: number) => Uint8Array): string {
  return `whsec_${Buffer.from(random(32)).toString('base64')}`;
}

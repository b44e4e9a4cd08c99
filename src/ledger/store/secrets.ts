/** Makes secrets and ids, and hashes secrets. A store only gets the hashes of those that a caller sends. */
import { hash } from 'node:crypto';
import { randomId } from '../../lib/text/random-id.ts';

/** 256 bits: nobody can guess a secret, so a plain hash of it is enough. */
const SECRET_bytes = 32;
/** 96 bits: gateways make ids without asking each other. */
const ID_bytes = 12;
const PREFIX_CHARACTERS = 'tg_'.length + 8;

type RandomBytes = (size: number) => Uint8Array;

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

/** Generates a key of 256 random bits. @param random a cryptographic source. */
export function generateKey(random: RandomBytes): GeneratedKey {
  const { secret: key, sha256 } = generateSecret('tg_', random);
  return { key, sha256, prefix: key.slice(0, PREFIX_CHARACTERS), id: newId('key', random) };
}

/** A key of another gateway, known only by its hash. Its prefix for people is the beginning of the hash. */
export function importedKey(sha256: string, random: RandomBytes): Omit<GeneratedKey, 'key'> {
  return { sha256, prefix: `sha256:${sha256.slice(0, 8)}`, id: newId('key', random) };
}

/** A new secret of 256 random bits, and its hash. @param prefix `tga_` of an operator's token; none of a session's cookie. */
export function generateSecret(prefix: 'tg_' | 'tga_' | '', random: RandomBytes) {
  const secret = `${prefix}${Buffer.from(random(SECRET_bytes)).toString('base64url')}`;
  return { secret, sha256: hashSecret(secret) };
}

/**
 * The SHA-256, in lower-case hex, of the text that a caller sent as a secret. Every text is hashed: if only texts that look like a key
 * were hashed, other texts would reach the query unhashed (CVE-2026-42208).
 */
export function hashSecret(text: string): string {
  return hash('sha256', text, 'hex');
}

/** A new account id: `acct_` and 96 random bits. */
export function newAccountId(random: RandomBytes): string {
  return newId('acct', random);
}

function newId(prefix: string, random: RandomBytes): string {
  return `${prefix}_${Buffer.from(random(ID_bytes)).toString('base64url')}`;
}

/** A new id for a token. */
export function newTokenId(random: RandomBytes): string {
  return randomId('token', { random });
}

/** A new secret as Standard Webhooks writes it: `whsec_` and 256 random bits in base64. */
export function newWebhookSecret(random: RandomBytes): string {
  return `whsec_${Buffer.from(random(SECRET_bytes)).toString('base64')}`;
}

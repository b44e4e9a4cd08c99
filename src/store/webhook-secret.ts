/** The secrets of webhooks. A signature needs them, so the store has them as they are. */

/** A new secret as Standard Webhooks writes it: `whsec_` and 256 random bits in base64. */
export function newWebhookSecret(random: (bytes: number) => Uint8Array): string {
  return `whsec_${Buffer.from(random(32)).toString('base64')}`;
}

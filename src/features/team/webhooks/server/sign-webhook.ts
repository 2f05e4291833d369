import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret of a receiver: 32 random bytes, base64 behind the prefix of the specification. */
export const generateSecret = () => prefix + randomBytes(32).toString('base64');

/**
 * Headers of a delivery, by which the receiver knows that it is ours, whole and new (Standard Webhooks, "Signature scheme": HMAC-SHA256 over
 * id, timestamp and body).
 * @param secret with its prefix
 */
export function signWebhook(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address, for rate limits. Each trusted proxy appends the address it was asked from to X-Forwarded-For;
 * anything further left is the visitor's own text and proves nothing.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? direct;
}

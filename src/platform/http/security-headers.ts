import { createHash } from 'node:crypto';

/** A CSP source for exactly this inline text. */
function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface ContentPolicy {
  /** Inline script texts that the page carries. */
  scripts: readonly string[];
  /** Inline style texts that the page carries. */
  styles: readonly string[];
  /** Origins of others whose scripts may run, and to which they may send. */
  foreign: { scripts: readonly string[]; connections: readonly string[] };
  /** Sources of others' pictures. */
  pictures?: readonly string[];
}

/** The page policy: everything from this origin, inline text only by its hash, no frames, plugins or foreign forms. */
export function contentSecurityPolicy({ scripts, styles, foreign, pictures = [] }: ContentPolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts.map(inlineHash), ...foreign.scripts].join(' ')}`.trim(),
    `style-src 'self' ${styles.map(inlineHash).join(' ')}`.trim(),
    `img-src 'self' data: blob: ${[...foreign.connections, ...pictures].join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${foreign.connections.join(' ')}`.trim(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer, pages or not. Browsers ignore HSTS on plain http, so it costs nothing in development. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

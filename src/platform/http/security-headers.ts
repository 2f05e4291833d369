import { trustedTypesDirectives } from '#lib/trusted-types.ts';
import { integrityOf } from './integrity-of.ts';

/** A CSP source for exactly this inline text. */
const inlineHash = (text: string) => `'${integrityOf(text)}'`;

export interface ContentPolicy {
  /** Inline script texts of the page. */
  scripts: readonly string[];
  /** Inline style texts of the page. */
  styles: readonly string[];
  /** Third-party origins whose scripts may run, and to which they may send. */
  foreign: { scripts: readonly string[]; connections: readonly string[] };
  /** Sources of third-party pictures. */
  pictures?: readonly string[];
  /** Where the page's calls and forms go, where that is another origin than the page's. */
  api?: string | undefined;
}

/**
 * The page policy: everything from this origin, inline text only by its hash, no frames, plugins or foreign
 * forms.
 */
export function contentSecurityPolicy(policy: ContentPolicy): string {
  const { scripts, styles, foreign, pictures = [], api } = policy;
  const own = api ? `'self' ${api}` : "'self'";
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts.map(inlineHash), ...foreign.scripts].join(' ')}`.trim(),
    `style-src 'self' ${styles.map(inlineHash).join(' ')}`.trim(),
    `img-src ${own} data: blob: ${[...foreign.connections, ...pictures].join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src ${own} ${foreign.connections.join(' ')}`.trim(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${own}`,
    "frame-ancestors 'none'",
    // Third-party scripts are written without them.
    ...(foreign.scripts.length === 0 ? trustedTypesDirectives : []),
  ].join('; ');
}

/** The policy of a page that is shown in a frame of its own origin and runs nothing. */
export function stillContentPolicy({ styles, pictures }: Pick<ContentPolicy, 'styles' | 'pictures'>): string {
  return [
    "default-src 'none'",
    `style-src ${styles.map(inlineHash).join(' ')}`,
    `img-src 'self' data: ${(pictures ?? []).join(' ')}`.trim(),
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');
}

/** The policy of a file that opens by itself, whatever is in it: it runs and loads nothing, and is shown in no frame. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Read here, because stored answers, which several threads make, have the headers in them. */
const hostsBelow = process.env['HSTS_SUBDOMAINS'] === 'off' ? '' : '; includeSubDomains';

/**
 * Headers of every response, pages or not. Browsers ignore HSTS on plain HTTP, so it does no harm in
 * development.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': `max-age=31536000${hostsBelow}`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Pages and files have more in theirs.
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

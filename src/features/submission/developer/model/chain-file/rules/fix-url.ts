import { trimEndOf } from '#lib/trim-end-of.ts';
import { text, type AutoFix } from './auto-fix.ts';
import type { RuleContext } from './rule-context.ts';

export interface UrlRule {
  schemes: readonly string[];
  /** Endpoints may contain `${API_KEY}`, but never a working key. */
  isEndpoint?: boolean;
  /** Paths are appended to explorers, so they end without a slash. */
  withoutSlash?: boolean;
}

/** The repository's placeholder for a key that users must supply. */
const placeholder = /\$\{[A-Z][A-Z\d_]*\}/g;
const oddPlaceholder = /[<>{}]|your[-_ ]?(?:api[-_ ]?)?(?:key|token|project)/i;
const privateHost =
  /^(?:localhost|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|169\.254\..*|0\.0\.0\.0|\[.*\]|[^.]+|.*\.(?:local|internal|lan|localhost))$/;
const keyName = /key|token|secret|auth|project/i;
const keyLike = /^(?:[\da-f]{32,}|(?=.*\d)(?=.*[A-Za-z])[\w-]{32,})$/i;

/** True when an address contains a secret of its owner. */
function hasKey(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return true;
  if ([...url.searchParams].some(([name, value]) => keyName.test(name) && value !== '' && value !== 'KEY'))
    return true;
  const parts = url.pathname.split('/');
  // On Avalanche, the part after /bc/ is the public id of a blockchain.
  return parts.some((part, place) => keyLike.test(part) && parts[place - 1] !== 'bc');
}

function checkUrl(value: string, rule: UrlRule, context: RuleContext): void {
  const filled = rule.isEndpoint ? value.replaceAll(placeholder, 'KEY') : value;
  if (rule.isEndpoint && oddPlaceholder.test(filled))
    return context.report('placeholder-form', { found: value });
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value))
    return context.report('url-no-scheme', { found: value, expected: rule.schemes[0] });
  const url = /\s/.test(filled) ? null : URL.parse(filled);
  if (!url || url.hostname === '') return context.report('url-bad', { found: value });
  if (!rule.schemes.includes(url.protocol.replace(':', '')) || !value.startsWith(url.protocol))
    return context.report('url-scheme', { found: value, expected: rule.schemes.join(', ') });
  if (privateHost.test(url.hostname)) return context.report('url-local', { found: url.hostname });
  if (rule.isEndpoint && hasKey(url)) return context.report('url-key', { found: value });
  if (url.protocol === 'http:' || url.protocol === 'ws:')
    context.report('url-not-encrypted', { found: value });
}

/** An address on the public internet. */
export function url(rule: UrlRule): AutoFix {
  return text((value, context) => {
    checkUrl(value, rule, context);
    if (!rule.withoutSlash || !value.endsWith('/')) return value;
    context.report('ends-in-slash', { found: value });
    return trimEndOf(value, '/ ');
  });
}

import { trimEndOf } from './trim-end-of.ts';

/** Parameters that say where a visitor came from and do not change the page. */
const tracking = /^(?:utm_.*|ref|referrer|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_cid|mc_eid|_ga)$/i;

/** True for a query parameter that only tells the site where a visitor came from. */
export function isTrackingParameter(name: string): boolean {
  return tracking.test(name);
}

/**
 * What makes two links the same site: host in lower case without `www.`, path without slashes at its end,
 * query in a fixed order without tracking parameters. Scheme, user, fragment and a standard port do not count.
 * @param url with or without scheme
 * @returns the text itself, trimmed and in lower case, when it is not a link
 */
export function urlKey(url: string): string {
  const text = url.trim();
  const parsed = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!parsed?.host) return text.toLowerCase();
  const port = parsed.port === '80' || parsed.port === '443' ? '' : parsed.port;
  const host = parsed.hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:www\.)+(?=[^.]+\.)/, '');
  const query = [...parsed.searchParams]
    .filter(([name]) => !isTrackingParameter(name))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  return host + (port && `:${port}`) + trimEndOf(parsed.pathname, '/') + (query && `?${query}`);
}

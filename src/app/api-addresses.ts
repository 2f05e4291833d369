import type { Locale } from '#i18n/locales.ts';
import { isNewsFeed } from '#routes/news-feed.ts';

const prefixes = ['/v1/', '/api/', '/files/', '/charts/', '/brandkit/', '/og/', '/icons/'];
const paths = new Set(['/v1', '/api', '/healthz', '/readyz', '/robots.txt', '/.well-known/security.txt']);
/** What browsers ask a site for. */
const siteFiles = new Set(['/favicon.ico', '/mark.svg', '/apple-touch-icon.png']);
const isManifest = (path: string) => /^\/site\.[a-z-]+\.webmanifest$/.test(path);
/** The manifest without a language, as people and tools guess it: the one in the visitor's. */
export const neutralManifest = '/site.webmanifest';
export const manifestOf = (locale: Locale) => `/site.${locale}.webmanifest`;
const isSitemap = (path: string) => /^\/sitemap(-\d+)?\.xml$/.test(path);

/** The picture of a page, which is large. */
export const isPicture = (path: string) => path.startsWith('/og/');

/** An answer about one moment; its query may name a language. */
export const isMomentary = (target: string) => target.split('?', 1)[0] === '/v1/status';

/** Uploaded content, read from the database each time. */
export const isFile = (path: string) => path.startsWith('/files/');

/** Requested with all kinds of queries, none of which means anything. */
export const ignoresQuery = (path: string) =>
  isPicture(path) ||
  isSitemap(path) ||
  isNewsFeed(path) ||
  isManifest(path) ||
  siteFiles.has(path) ||
  path.startsWith('/icons/');

/** Answered by the API; every other address is a page's. */
export const isApi = (path: string) =>
  paths.has(path) || prefixes.some((prefix) => path.startsWith(prefix)) || ignoresQuery(path);

/** Public GET responses that depend on nothing but address and content. */
export const isStorable = (path: string) =>
  path.startsWith('/v1/') ||
  path.startsWith('/charts/') ||
  path.startsWith('/brandkit/') ||
  path === '/api/openapi.json' ||
  ignoresQuery(path);

import { isLocale } from '#i18n/locales.ts';

/** First path segments of addresses without a language. */
const neutralSegments = new Set(['api', 'charts', 'files', 'v1']);

/** Whether a path of this site is a page's without its language, which a link adds. @param path begins with `/` */
export function isPagePath(path: string): boolean {
  const segment = path.split(/[/?#]/)[1] ?? '';
  return !isLocale(segment) && !neutralSegments.has(segment);
}

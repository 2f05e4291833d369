import { isLocale, type Locale } from '#i18n/locales.ts';

/** The size that every Open Graph client shows uncropped. */
export const pictureWidth = 1200;
export const pictureHeight = 630;

/** The page of a picture: its path without language, and the id from its query. */
export interface PictureSubject {
  locale: Locale;
  path: string;
  id?: string | undefined;
}

const prefix = '/og/';
const homeName = '/home';

/** `/og/en/home.png`, `/og/zh/news/12.png`; an id of the query comes last: `/og/en/dappstore/detail/7.png`. */
export function pictureAddress({ locale, path, id }: PictureSubject): string {
  return `${prefix}${locale}${path === '/' ? homeName : path}${id ? `/${id}` : ''}.png`;
}

/**
 * The possible subjects of an address: a number at its end belongs to the path or to the query. They may not
 * exist.
 */
export function parsePictureAddress(address: string): PictureSubject[] {
  const [, locale, rest = ''] = /^\/og\/([a-z-]{2,6})((?:\/[a-z0-9-]{1,40}){1,4})\.png$/.exec(address) ?? [];
  if (!isLocale(locale)) return [];
  if (rest === homeName) return [{ locale, path: '/' }];
  const [, path, id] = /^(.+)\/([1-9]\d{0,8})$/.exec(rest) ?? [];
  return [{ locale, path: rest }, ...(path ? [{ locale, path, id }] : [])];
}

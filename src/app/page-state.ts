import type { Messages } from '@lingui/core';
import type { RegionalNotice } from '#features/site/shell/model/regional-notice.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PageId } from './page-table.ts';

/** Everything a page is made of: what the server hydrates with and what a navigation fetches. JSON. */
export interface PageState {
  id: PageId;
  locale: Locale;
  /** Path without language, with query: `/dappstore?category_id=3`. */
  path: string;
  data: unknown;
  /** The strip above the header, in the page's language. */
  notice: RegionalNotice | null;
  /** The compiled messages that this page can show, in its language. */
  messages: Messages;
}

/** Response of `/_data/…`: a page or where to go instead. */
export type PageResponse = PageState | { redirect: string };

/** Path of the error page's own data, behind prefix and language; no page has it. */
export const errorDataPath = '/error';

/** Path of the data of the donate dialog, behind prefix and language; no page has it either. */
export const donateDataPath = '/donate';

/** Id of the element that carries the first page's state. */
export const pageStateElementId = 'page-state';

import type { Messages } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { inHostFamily, type HostFamily } from '#features/core/brand/model/host-family.ts';
import type { RegionalNotice } from '#features/site/shell/model/regional-notice.ts';
import type { Locale } from '#i18n/locales.ts';
import { withApiOrigin } from '#lib/api-address.ts';
import type { PageHead } from '#routes/page.ts';
import { App } from './app.tsx';
import { importPage } from './import-page.ts';
import type { PageId } from './page-table.ts';
import { i18nOf, pageI18nOf, pageMessagesOf } from './server-catalogue.ts';

export { listWords, readWordsBy } from './server-catalogue.ts';

/*
 * The server's view of the pages, built by Vite into dist/server: with render-mail.ts the only part of the server that holds JSX and words.
 */

export interface RenderInput {
  id: PageId;
  locale: Locale;
  path: string;
  notice: RegionalNotice | null;
  data: unknown;
  /** Hosts of the brand's links. */
  family: HostFamily;
  /** Where the page's forms go, where that is not its own origin. */
  apiOrigin?: string | undefined;
}

export interface RenderedPage {
  html: string;
  head: PageHead;
}

/** Renders a page's body and head. */
export async function renderPage({
  id,
  locale,
  path,
  notice,
  data,
  family,
  apiOrigin = '',
}: RenderInput): Promise<RenderedPage> {
  const [page, i18n, headI18n] = await Promise.all([importPage(id), pageI18nOf(locale), i18nOf(locale)]);
  await page.parts?.prepare();
  const draw = () => ({
    html: renderToString(
      <App i18n={i18n} locale={locale} path={path} notice={notice} page={page} data={data} />,
    ),
    head: page.head({ data: data as never, locale, i18n: headI18n }),
  });
  return withApiOrigin(apiOrigin, () => inHostFamily(family, draw));
}

/** A page's head alone, for what lists or draws pages. */
export async function describePage({
  id,
  locale,
  data,
}: Omit<RenderInput, 'path' | 'notice' | 'family' | 'apiOrigin'>): Promise<PageHead> {
  const [page, i18n] = await Promise.all([importPage(id), i18nOf(locale)]);
  return page.head({ data: data as never, locale, i18n });
}

/** The messages with these ids in a language; all of them when no ids are given (development). */
export async function listMessages(locale: Locale, ids: readonly string[] | undefined): Promise<Messages> {
  const catalogue = await pageMessagesOf(locale);
  if (!ids) return catalogue;
  return Object.fromEntries(ids.flatMap((id) => (catalogue[id] === undefined ? [] : [[id, catalogue[id]]])));
}

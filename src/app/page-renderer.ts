import type { Messages } from '@lingui/core';
import type { Locale } from '#i18n/locales.ts';
import type { PageHead } from '#routes/page.ts';
import type { PageAssets } from './page-assets.ts';
import type { PageId } from './page-table.ts';
import type { renderMail } from './render-mail.ts';
import type { describePage, listMessages, RenderInput, RenderedPage, renderPage } from './render-page.tsx';

/** What the built or transformed render-page.tsx exports. */
export interface RenderBundle {
  renderPage: typeof renderPage;
  describePage: typeof describePage;
  listMessages: typeof listMessages;
}

export type RenderMail = typeof renderMail;

/** What the built or transformed render-mail.ts exports. */
export interface MailBundle {
  renderMail: RenderMail;
}

/** The built pages (production) or Vite's development server behind one face. */
export interface PageRenderer {
  renderPage(input: RenderInput): Promise<RenderedPage>;
  describePage(input: Omit<RenderInput, 'path' | 'notice' | 'family'>): Promise<PageHead>;
  /** The messages that a page can show. */
  messagesFor(id: PageId, locale: Locale): Promise<Messages>;
  assetsFor(id: PageId): PageAssets;
  /** Lets the development server add its own scripts; the built pages stay as they are. */
  finishDocument(address: string, document: string): Promise<string>;
  /** True in development: inline scripts and styles of the development server are let through, nothing is stored. */
  development: boolean;
}

/** Everything that holds words: pages and mails. */
export interface PortalRenderer extends PageRenderer {
  renderMail: RenderMail;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPageAssets } from '../page-assets.ts';
import type { PageSource } from './make-page.ts';
import type { MailBundle, RenderBundle } from './page-renderer.ts';

/** What `npm run build` made in dist/. Loads React and the words: for threads that render. */
export async function loadBuiltPages(distDir: string) {
  const load = (name: string) => import(pathToFileURL(join(distDir, 'server', name)).href);
  const bundle = (await load('render-page.js')) as RenderBundle;
  const { renderMail } = (await load('render-mail.js')) as MailBundle;
  const messages = readFileSync(join(distDir, 'page-messages.json'), 'utf8');
  const ids = JSON.parse(messages) as Record<string, string[]>;
  const source: PageSource = {
    renderPage: bundle.renderPage,
    messagesFor: (id, locale) => bundle.listMessages(locale, ids[id] ?? []),
    assetsFor: readPageAssets(join(distDir, 'client')),
    finishDocument: async (_address, document) => document,
    development: false,
  };
  return { ...source, describePage: bundle.describePage, renderMail };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPageAssets } from './page-assets.ts';
import type { MailBundle, PortalRenderer, RenderBundle } from './page-renderer.ts';

/** The renderer over what `npm run build` made in dist/. */
export async function createBuiltRenderer(distDir: string): Promise<PortalRenderer> {
  const load = (name: string) => import(pathToFileURL(join(distDir, 'server', name)).href);
  const bundle = (await load('render-page.js')) as RenderBundle;
  const { renderMail } = (await load('render-mail.js')) as MailBundle;
  const ids = JSON.parse(readFileSync(join(distDir, 'page-messages.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  return {
    renderPage: bundle.renderPage,
    describePage: bundle.describePage,
    renderMail,
    messagesFor: (id, locale) => bundle.listMessages(locale, ids[id] ?? []),
    assetsFor: readPageAssets(join(distDir, 'client')),
    finishDocument: async (_address, document) => document,
    development: false,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPageAssets } from './page-assets.ts';
import type { PageRenderer, RenderBundle } from './page-renderer.ts';

/** The renderer over what `npm run build` made in dist/. */
export async function createBuiltRenderer(distDir: string): Promise<PageRenderer> {
  const bundle = (await import(pathToFileURL(join(distDir, 'server/render-page.js')).href)) as RenderBundle;
  const ids = JSON.parse(readFileSync(join(distDir, 'page-messages.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  return {
    renderPage: bundle.renderPage,
    messagesFor: (id, locale) => bundle.listMessages(locale, ids[id] ?? []),
    assetsFor: readPageAssets(join(distDir, 'client')),
    finishDocument: async (_address, document) => document,
    development: false,
  };
}

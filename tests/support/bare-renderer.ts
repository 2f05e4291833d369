import { createLocalRenderer } from '#app/rendering/local-renderer.ts';
import type { PageSource } from '#app/rendering/make-page.ts';
import type { PageRenderer } from '#app/rendering/page-renderer.ts';

/** Pages without styles, scripts and messages, whose bodies the test writes. */
export function createBareRenderer(renderPage: PageSource['renderPage']): PageRenderer {
  const source: PageSource = {
    renderPage,
    messagesFor: async () => ({}),
    assetsFor: () => ({ style: '', styleFiles: [], modules: [], entry: { href: '/entry.js' } }),
    finishDocument: async (_address, document) => document,
    development: false,
  };
  return createLocalRenderer(source, () => Promise.reject(new Error('no test asks for a head alone')));
}

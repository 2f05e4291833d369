import type { ViteDevServer } from 'vite';
import { brand } from '#brand/brand.ts';
import { createAppIcons } from '#features/site/brandkit/server/app-icons.ts';
import { parseMarkdown } from '#features/core/news/server/parse-markdown.ts';
import { drawPicture } from '#features/core/brand/server/sharing/draw-picture.ts';
import { createLocalRenderer } from './local-renderer.ts';
import type { MailWriter, PortalRenderer, RenderBundle } from './page-renderer.ts';

/** Pages straight from the sources through Vite's development server, with hot reload. */
export function createDevelopmentRenderer(vite: ViteDevServer): PortalRenderer {
  const load = () => vite.ssrLoadModule('/src/app/render-page.tsx') as Promise<RenderBundle>;
  const loadMails = () => vite.ssrLoadModule('/src/app/render-mail.ts') as Promise<MailWriter>;
  const icons = createAppIcons(brand);
  const pages = createLocalRenderer(
    {
      renderPage: async (input) => (await load()).renderPage(input),
      messagesFor: async (_id, locale) => (await load()).listMessages(locale, undefined),
      assetsFor: () => ({ style: '', styleFiles: [], modules: [], entry: { href: '/src/app/browser.tsx' } }),
      finishDocument: (address, document) => vite.transformIndexHtml(address, document),
      development: true,
    },
    async (input) => (await load()).describePage(input),
  );
  return {
    ...pages,
    renderMail: async (input) => (await loadMails()).renderMail(input),
    readMailWords: async (input) => (await loadMails()).readMailWords(input),
    parseMarkdown: async ({ source, hasPictures }) => parseMarkdown(source, { hasPictures }),
    drawPicture: (input) => drawPicture({ ...input, brand }),
    drawIcon: (name) => (name === 'favicon.ico' ? icons.drawFavicon() : icons.drawIcon(name)),
    close: async () => undefined,
  };
}

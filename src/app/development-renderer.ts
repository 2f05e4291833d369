import type { ViteDevServer } from 'vite';
import type { MailBundle, PortalRenderer, RenderBundle } from './page-renderer.ts';

/** Pages straight from the sources through Vite's development server, with hot reload. */
export function createDevelopmentRenderer(vite: ViteDevServer): PortalRenderer {
  const load = () => vite.ssrLoadModule('/src/app/render-page.tsx') as Promise<RenderBundle>;
  return {
    renderMail: async (input) =>
      ((await vite.ssrLoadModule('/src/app/render-mail.ts')) as MailBundle).renderMail(input),
    renderPage: async (input) => (await load()).renderPage(input),
    describePage: async (input) => (await load()).describePage(input),
    messagesFor: async (_id, locale) => (await load()).listMessages(locale, undefined),
    assetsFor: () => ({ style: '', styleFiles: [], modules: [], entry: '/src/app/browser.tsx', fonts: [] }),
    finishDocument: (address, document) => vite.transformIndexHtml(address, document),
    development: true,
  };
}

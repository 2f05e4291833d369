import { Hono } from 'hono';
import { extname } from 'node:path';
import { isLocale, locales, type Locale } from '#i18n/locales.ts';
import { describePage, type DescribeDependencies } from '../describe-page.ts';
import { matchPage } from '../match-page.ts';
import type { Drawing } from '../rendering/page-renderer.ts';

const mediaTypes: Readonly<Record<string, string>> = { '.ico': 'image/x-icon', '.svg': 'image/svg+xml' };
const daily = { 'cache-control': 'public, max-age=86400' };

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Pages offered with the installed site's icon. */
const shortcutPaths = ['/dappstore', '/download/app'];

/** The site's icons and its manifest in each language (https://www.w3.org/TR/appmanifest/). */
export function createIconRoutes(deps: DescribeDependencies, drawing: Pick<Drawing, 'drawIcon'>): Hono {
  const app = new Hono();
  const { brand } = deps.services;
  const describe = async (path: string, locale: Locale) => {
    const match = matchPage(path);
    return match && describePage({ match, locale, query: new URLSearchParams() }, deps);
  };
  app.on(
    'GET',
    ['/favicon.ico', '/mark.svg', '/apple-touch-icon.png', '/icons/:name{.+\\.png}'],
    async (c) => {
      const name = c.req.path.split('/').at(-1) ?? '';
      const picture = await drawing.drawIcon(name);
      if (!picture) return c.notFound();
      const type = mediaTypes[extname(name)] ?? 'image/png';
      return c.body(new Uint8Array(picture), 200, { 'content-type': type, ...daily });
    },
  );
  app.get('/:file{site\\..+\\.webmanifest}', async (c) => {
    const [, locale] = c.req.param('file').split('.');
    if (!isLocale(locale)) return c.notFound();
    const shortcuts = await Promise.all(
      shortcutPaths.map(async (url) => ({ name: (await describe(url, locale))?.title ?? url, url })),
    );
    const manifest = {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      description: (await describe('/', locale))?.description,
      lang: locales[locale].tag,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: brand.kit.colors.paper.day,
      background_color: brand.kit.colors.paper.day,
      icons: [
        icon('192', 192, 'any'),
        icon('512', 512, 'any'),
        icon('maskable-512', 512, 'maskable'),
        { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ],
      shortcuts,
    };
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      ...daily,
    });
  });
  return app;
}

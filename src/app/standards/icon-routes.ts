import { Hono } from 'hono';
import { createAppIcons } from '#features/brandkit/server/app-icons.ts';
import { isLocale, locales, type Locale } from '#i18n/locales.ts';
import { describePage, type DescribeServices } from '../describe-page.ts';
import { matchPage } from '../match-page.ts';

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
export function createIconRoutes(deps: DescribeServices): Hono {
  const app = new Hono();
  const { brand } = deps.services;
  const icons = createAppIcons(brand);
  const describe = async (path: string, locale: Locale) => {
    const match = matchPage(path);
    return match && describePage({ match, locale, query: new URLSearchParams() }, deps);
  };
  app.get('/favicon.ico', async (c) =>
    c.body(new Uint8Array(await icons.drawFavicon()), 200, { 'content-type': 'image/x-icon', ...daily }),
  );
  app.on('GET', ['/apple-touch-icon.png', '/icons/:name'], async (c) => {
    const picture = await icons.drawIcon(c.req.path.split('/').at(-1) ?? '');
    if (!picture) return c.notFound();
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/png', ...daily });
  });
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
      theme_color: brand.kit.colours.paper.day,
      background_color: brand.kit.colours.paper.day,
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

import { Hono } from 'hono';
import { drawLightsSheet, lightsSheetPath, listLightIcons } from '#features/site/home/server/lights-sheet.ts';
import type { Services } from './services.ts';

/** The icons of the home page's chains as one picture. */
export function createLightsSheet({ own, files }: Pick<Services, 'own' | 'files'>): Hono {
  const app = new Hono();
  let drawn: { icons: string; sheet: Promise<string> } | undefined;
  app.get(lightsSheetPath, async (c) => {
    const icons = listLightIcons(await own.catalogue.listChains());
    const key = JSON.stringify(icons);
    // Drawn once: any number of requests with invented queries reads the files once.
    if (drawn?.icons !== key)
      drawn = {
        icons: key,
        sheet: drawLightsSheet(icons, (address) => files.findPublic(address.replace('/files/', ''))),
      };
    const sheet = await drawn.sheet.catch((error: unknown) => {
      // A file that cannot be read now is read again by the next request.
      drawn = undefined;
      throw error;
    });
    return c.body(sheet, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
    });
  });
  return app;
}

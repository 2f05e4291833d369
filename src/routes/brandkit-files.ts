import { Hono } from 'hono';
import { AppError } from '#lib/app-error.ts';
import { filePolicy } from '#platform/http/security-headers.ts';
import type { Services } from './services.ts';

/** GET /brandkit/{file}: the logo's drawings and the whole kit as an archive; names are in the brand kit's model. */
export function createBrandKitFiles({ brandKit }: Pick<Services, 'brandKit'>): Hono {
  const app = new Hono();
  app.get('/brandkit/:name', async (c) => {
    const file = await brandKit.findFile(c.req.param('name'));
    if (!file) throw new AppError('not-found', 'There is no such file.');
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.mediaType,
      // The name stays when the logo changes, so copies are kept for a day only.
      'cache-control': 'public, max-age=86400',
      'content-security-policy': filePolicy,
    });
  });
  return app;
}

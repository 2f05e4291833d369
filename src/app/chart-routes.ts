import { Hono } from 'hono';
import { isChartKind } from '#lib/chart/chart-kinds.ts';
import { drawChart } from '#lib/chart/draw-chart.ts';

/** `/charts/<kind>-<seed>.svg`: drawn on demand, the same bytes for ever. */
export function createChartRoutes(): Hono {
  const app = new Hono();
  app.get('/charts/:name{[a-z]+-[0-9]{1,10}\\.svg}', (c) => {
    const [kind = '', seed = ''] = c.req.param('name').replace('.svg', '').split('-');
    if (!isChartKind(kind) || Number(seed) > 0xffffffff) return c.notFound();
    return c.body(drawChart({ kind, seed: Number(seed) }), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
  return app;
}

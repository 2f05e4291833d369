import { Hono } from 'hono';
import { isChartKind } from '#lib/chart/chart-kinds.ts';
import { drawChart } from '#lib/chart/draw-chart.ts';

/** Day colours of design tokens, for a chart that stands alone: in an `<img>`, in a wallet's app. */
const dayColours =
  '<style>svg{background:#F6F9F7;--chart-land:#F3E9D0;--chart-coast:#BCA46C;--chart-2:#B9D6E1;--chart-5:#D3E5EB;--chart-10:#E6F0F2;' +
  '--chart-index:#8FB5C6;--chart-thin:#B4CFDA;--sounding:#566E7E;--sounding-opacity:.8;--display:Georgia,serif}</style>';

/**
 * `/charts/<kind>-<seed>.svg`, whose colours are the page's that refers to it, and `/charts/light/<kind>-<seed>.svg` with its own.
 * Drawn on demand, the same bytes for ever.
 */
export function createChartRoutes(): Hono {
  const app = new Hono();
  app.on(
    'GET',
    ['/charts/:name{[a-z]+-[0-9]{1,10}\\.svg}', '/charts/light/:name{[a-z]+-[0-9]{1,10}\\.svg}'],
    (c) => {
      const [kind = '', seed = ''] = c.req.param('name').replace('.svg', '').split('-');
      if (!isChartKind(kind) || Number(seed) > 0xffffffff) return c.notFound();
      const drawing = drawChart({ kind, seed: Number(seed) });
      const standsAlone = c.req.path.startsWith('/charts/light/');
      return c.body(standsAlone ? drawing.replace('>', `>${dayColours}`) : drawing, 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
    },
  );
  return app;
}

import { Hono } from 'hono';
import { isChartKind } from '#lib/chart/chart-kinds.ts';
import colors from '#brand/colors.json' with { type: 'json' };
import { dayColorsOf, dayPropertiesOf } from '#lib/chart/day-colors.ts';
import { drawChart } from '#lib/chart/draw-chart.ts';
import { filePolicy } from '#platform/http/security-headers.ts';

const dayColors = dayColorsOf(colors);
const properties = Object.entries(dayPropertiesOf(dayColors)).map(([name, value]) => `${name}:${value}`);
const dayStyle = `<style>svg{background:${dayColors.paper};${properties.join(';')}}</style>`;

/**
 * `/charts/<kind>-<seed>.svg`, whose colors are the page's that refers to it, and `/charts/light/<kind>-<seed>.svg` with its own.
 * Drawn on demand, the same bytes forever.
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
      return c.body(standsAlone ? drawing.replace('>', `>${dayStyle}`) : drawing, 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': filePolicy,
      });
    },
  );
  return app;
}

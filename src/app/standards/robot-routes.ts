import { Hono } from 'hono';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';

export interface RobotOptions {
  brand: Pick<Brand, 'securityEmail' | 'links'>;
  publicOrigin: string;
  now: () => Date;
}

const daily = { 'cache-control': 'public, max-age=3600' };

/** Half a year: RFC 9116 asks for less than a year, and an archived copy stays valid for a while. */
const validDays = 180;

/** The same text for all of a day. */
function expiryOf(now: Date): string {
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + validDays),
  ).toISOString();
}

/** What robots may read, and where people report what puts others at risk (RFC 9116). */
export function createRobotRoutes({ brand, publicOrigin, now }: RobotOptions): Hono {
  const app = new Hono();
  const robots = [
    'User-agent: *',
    'Disallow: /*/submission/',
    'Disallow: /*/success',
    'Disallow: /*/newsletter/',
    'Disallow: /*/report',
    'Disallow: /*/status-link',
    // Each category in each network, order and search: thousands of pages that repeat the categories'.
    ...['chain', 'key', 'sort'].map((name) => `Disallow: /*/dappstore?*${name}=`),
    'Disallow: /_data/',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (c) => c.text(robots, 200, daily));
  app.get('/.well-known/security.txt', (c) => {
    const lines = [
      `Contact: mailto:${brand.securityEmail}`,
      `Expires: ${expiryOf(now())}`,
      'Preferred-Languages: en, zh',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
      ...(brand.links.bugBounty ? [`Policy: ${brand.links.bugBounty}`] : []),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, daily);
  });
  return app;
}

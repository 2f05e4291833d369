import { Hono } from 'hono';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { describePage, type DescribeDependencies } from '#app/describe-page.ts';
import { createHostFamilies } from '#app/host-families.ts';
import { loaderOf } from '#app/loaders.ts';
import { matchPage } from '#app/match-page.ts';
import { PageStore } from '#app/page-store.ts';
import { routePage } from '#app/route-page.ts';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { createLegal } from '#features/site/legal/server/legal.ts';
import type { LegalPageData } from '#features/site/legal/view/legal-page.tsx';
import { visitorHoldings } from '#features/site/privacy/model/holdings.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LoadRequest } from '#routes/loader.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import { createBareRenderer } from '../support/bare-renderer.ts';
import { createTestMarkdown } from '../support/markdown.ts';

const { legalTexts: _texts, ...without } = brand;

const servicesOf = (each: Brand) =>
  ({
    brand: each,
    legal: createLegal(each),
    markdown: createTestMarkdown(),
  }) as unknown as LoadRequest['services'];

const load = (id: 'privacy' | 'terms', locale: Locale, each: Brand = brand) =>
  loaderOf({ id }).load({ services: servicesOf(each), locale } as LoadRequest);

async function read(id: 'privacy' | 'terms', locale: Locale): Promise<LegalPageData> {
  const loaded = await load(id, locale);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return loaded.data as LegalPageData;
}

describe('the pages of the legal texts', () => {
  it('show the text of their language, and English, marked as such, where there is none', async () => {
    const chinese = await read('privacy', 'zh');
    expect(chinese).toMatchObject({ title: 'Tideport 隐私政策', changed: brand.legalTexts?.privacy });
    expect(chinese.lang).toBeUndefined();
    expect(await read('terms', 'en')).not.toHaveProperty('lang');
    expect(await read('terms', 'ja')).toMatchObject({ title: 'Terms of use', lang: 'en' });
    const { blocks } = await read('privacy', 'en');
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(3);
    expect(JSON.stringify(blocks)).not.toContain('Privacy at Tideport');
  });

  it('tell what is kept with the periods that the jobs of the brand follow', async () => {
    const short = { ...brand, retention: { applicationDays: 40, mailDays: 8 } };
    expect(await load('privacy', 'en', short)).toMatchObject({
      data: {
        holdings: visitorHoldings,
        periods: {
          applicationDays: 40,
          documentDays: 40,
          mailDays: 8,
          unpaidDays: 14,
          claimedDays: 30,
          reservedDays: 30,
        },
      },
    });
    expect(visitorHoldings).not.toContain('staff');
  });

  it('lead to the help host where the brand brings no text', async () => {
    const to = `${brand.staticContentOrigin}/privacy-zh/index.html`;
    expect(await load('privacy', 'zh', without)).toEqual({ kind: 'redirect', to, status: 302 });
    expect(await load('terms', 'en', { ...brand, legalTexts: { privacy: '2026-11-20' } })).toMatchObject({
      kind: 'redirect',
    });
  });
});

describe('the addresses of the legal texts', () => {
  /** Status of an answer, and where it leads. */
  async function ask(path: string, each: Brand, headers: IncomingMessage['headers'] = {}): Promise<string> {
    const store = new PageStore({ maxBytes: 1e6 });
    const head = { title: 'Privacy', description: 'Privacy' };
    const answer = await routePage(
      new URL(path, 'https://portal.example'),
      { headers: { host: brand.primaryHost, ...headers } } as IncomingMessage,
      {
        services: { ...servicesOf(each), notices: { find: async () => null } } as never,
        openApi: createOpenApi(new Hono(), 'Tideport'),
        renderer: createBareRenderer(async () => ({ html: '', head })),
        publicOrigin: 'https://portal.example',
        families: createHostFamilies({
          brand: each,
          publicOrigin: 'https://portal.example',
          trustedProxies: 0,
        }),
        ...{ store, moments: store },
        admit: async () => undefined,
      },
    );
    return [answer.status, answer.variants.identity.headers['location']].filter(Boolean).join(' ');
  }
  const { staticContentOrigin: host } = brand;
  const chinese = { 'accept-language': 'zh-CN' };

  it('redirect to the help host without and with /en where the brand brings no text', async () => {
    expect(await ask('/privacy', without)).toBe(`302 ${host}/privacy-en/index.html`);
    expect(await ask('/privacy', without, chinese)).toBe(`302 ${host}/privacy-zh/index.html`);
    expect(await ask('/en/terms', without, chinese)).toContain('/terms-en/index.html');
    expect(await ask('/zh/terms', without)).toContain('/terms-zh/index.html');
    expect(await ask('/en/privacy-zh/index.html', without)).toContain('/privacy-zh/index.html');
  });

  it('are pages where the brand brings them; the other addresses lead there', async () => {
    for (const path of ['/en/privacy', '/zh/terms', '/ja/privacy'])
      expect(await ask(path, brand), path).toBe('200');
    expect(await ask('/privacy', brand)).toBe('302 /en/privacy');
    expect(await ask('/terms', brand, chinese)).toBe('302 /zh/terms');
    expect(await ask('/privacy-zh/index.html', brand)).toBe('302 /zh/privacy');
    expect(await ask('/en/keystore', brand)).toBe(`302 ${host}/en/keystore`);
  });

  it('are in the sitemap where they are pages', async () => {
    const head = { title: '', description: '' };
    const describe = (path: string, each: Brand) =>
      describePage({ match: matchPage(path)!, locale: 'en', query: new URLSearchParams() }, {
        services: servicesOf(each),
        renderer: { describePage: async () => head },
      } as unknown as DescribeDependencies);
    for (const path of ['/privacy', '/terms']) {
      expect(await describe(path, brand)).toBe(head);
      expect(await describe(path, without)).toBeUndefined();
    }
  });
});

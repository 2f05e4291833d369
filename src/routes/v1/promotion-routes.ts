import { Hono } from 'hono';
import * as v from 'valibot';
import { bannerSchema, promotionItemSchema } from '#features/core/news/model/promotion.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Content } from '../services.ts';
import { described } from './described.ts';
import { clientParams, countParam, startParam, statusParam } from './query-params.ts';
import { requestContentLanguage } from './request-language.ts';

/** Lists as long as the pages ask for (specification §9). */
const bannerCount = 10;
const itemCount = 5;

const listQuery = (count: number) =>
  v.object({ ...clientParams, start: startParam, count: countParam(count), status: statusParam });

const example = { title: 'Submit your DApp', image_url: '/charts/light/cover-105.svg' };
const url = 'https://wallet.example.org/submit/dapp';

export function createPromotionRoutes({ news }: Pick<Content, 'news'>) {
  const app = new Hono();
  for (const path of ['/v1/banner/list', '/v1/banner/superlist']) {
    app.get(
      path,
      described({
        tag: 'Promotions',
        summary: 'Banners in editorial order',
        data: v.array(bannerSchema),
        example: [{ hid: 1, ...example, object: { url } }],
      }),
      validated('query', listQuery(bannerCount)),
      async (c) => {
        const { lang, start, count, status } = c.req.valid('query');
        const language = requestContentLanguage(c, lang);
        const banners = await news.listPromotions({ kind: 'banner', start, count, status, language });
        return c.json(
          success(
            banners.map(({ url: address, lang: _lang, position: _position, ...banner }) => ({
              ...banner,
              object: { url: address },
            })),
          ),
        );
      },
    );
  }
  for (const kind of ['activity', 'ad'] as const) {
    app.get(
      `/v1/${kind}/list`,
      described({
        tag: 'Promotions',
        summary: kind === 'ad' ? 'Ads in editorial order' : 'Activities in editorial order',
        data: v.array(promotionItemSchema),
        example: [{ id: 1, ...example, url }],
      }),
      validated('query', listQuery(itemCount)),
      async (c) => {
        const { lang, start, count, status } = c.req.valid('query');
        const language = requestContentLanguage(c, lang);
        const items = await news.listPromotions({ kind, start, count, status, language });
        return c.json(
          success(items.map(({ hid, lang: _lang, position: _position, ...item }) => ({ id: hid, ...item }))),
        );
      },
    );
  }
  return app;
}

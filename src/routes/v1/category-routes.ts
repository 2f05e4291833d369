import { Hono } from 'hono';
import * as v from 'valibot';
import { categorySchema } from '#features/store/catalogue/model/category.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Content } from '../services.ts';
import { described } from './described.ts';
import { clientParams } from './query-params.ts';
import { requestLocale } from './request-language.ts';

export function createCategoryRoutes({ catalogue }: Pick<Content, 'catalogue'>) {
  const app = new Hono();
  for (const path of ['/v1/application/category_list', '/v1/category/list']) {
    app.get(
      path,
      described({
        tag: 'DApps',
        summary: 'Categories of the store by m_index',
        data: v.array(categorySchema),
        example: [{ hid: 99998, title: 'Hot', m_index: 0, category_type: 0 }],
      }),
      validated('query', v.object(clientParams)),
      async (c) =>
        c.json(success(await catalogue.listCategories(requestLocale(c, c.req.valid('query').lang)))),
    );
  }
  return app;
}

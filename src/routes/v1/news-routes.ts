import { Hono } from 'hono';
import * as v from 'valibot';
import { newsItemSchema, newsSummarySchema, type NewsSummary } from '#features/core/news/model/news-item.ts';
import { newsKinds } from '#features/core/news/model/news-kinds.ts';
import { newsPageSize } from '#features/core/news/model/news-page-size.ts';
import { chartKinds } from '#lib/chart/chart-kinds.ts';
import { failure, success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Content } from '../services.ts';
import { described } from './described.ts';
import { exampleNews } from './examples.ts';
import { clientParams, countParam, pathIdParam, startParam, statusParam } from './query-params.ts';
import { requestContentLanguage } from './request-language.ts';

const listQuery = v.object({
  ...clientParams,
  start: startParam,
  count: countParam(newsPageSize),
  status: statusParam,
  kind: v.optional(v.pipe(v.picklist(newsKinds), v.description('Only items of this kind'))),
});
const { content: _, ...exampleSummary } = exampleNews;

/** The API's shape has no language: a client knows which of the two it asked for. Its picture is described by members of the item. */
function inApiShape<Item extends NewsSummary>({ lang: _lang, cover, ...item }: Item) {
  const { alt, width, height } = cover ?? { alt: '', ...chartKinds.cover };
  return { ...item, image_alt: alt, image_width: width, image_height: height };
}

export function createNewsRoutes({ news }: Pick<Content, 'news'>) {
  return new Hono()
    .get(
      '/v1/news/list',
      described({
        tag: 'News',
        summary: 'News, newest first',
        description:
          'Chinese for zh-Hans, English for every other language. data is null when there are no more items.',
        data: v.nullable(v.array(newsSummarySchema)),
        example: [exampleSummary],
      }),
      validated('query', listQuery),
      async (c) => {
        const { lang, start, count, status, kind } = c.req.valid('query');
        const items = await news.listNews({
          start,
          count,
          status,
          kind,
          language: requestContentLanguage(c, lang),
        });
        return c.json(success(items.length === 0 ? null : items.map((item) => inApiShape(item))));
      },
    )
    .get(
      '/v1/news/:id',
      described({
        tag: 'News',
        summary: 'One item with its text',
        data: newsItemSchema,
        example: exampleNews,
        refusals: { 404: 'There is no such item' },
      }),
      validated('param', v.object({ id: pathIdParam })),
      validated('query', v.object(clientParams)),
      async (c) => {
        const item = await news.findNews(
          c.req.valid('param').id,
          requestContentLanguage(c, c.req.valid('query').lang),
        );
        return item
          ? c.json(success(inApiShape(item)))
          : c.json(failure(404, 'id: there is no such item'), 404);
      },
    );
}

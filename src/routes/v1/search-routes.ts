import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { searchResultSchema } from '#features/store/catalogue/model/search-result.ts';
import { pageStep } from '#features/store/catalogue/model/store-page.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { VisitorEnvironment } from '../api/submissions/visitor-environment.ts';
import type { Content } from '../services.ts';
import { described } from './described.ts';
import { exampleDapp, exampleNftCollection, exampleToken } from './examples.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { clientParams, countParam, keyParam, startParam } from './query-params.ts';
import { requestLocale } from './request-language.ts';

const query = v.object({ ...clientParams, key: keyParam, start: startParam, count: countParam(pageStep) });
const countBody = v.object({ key: v.pipe(v.string(), v.maxLength(200)) });

export function createSearchRoutes(
  { catalogue }: Pick<Content, 'catalogue'>,
  limit: MiddlewareHandler<VisitorEnvironment>,
) {
  return new Hono<VisitorEnvironment>()
    .get(
      '/v1/application/search',
      described({
        tag: 'Search',
        summary: 'DApps, tokens and NFT collections that match the search, best match first',
        description:
          'Searches name, link, description, token symbol and contract address. One typo is tolerated in words of four letters or more.',
        data: searchResultSchema,
        example: { dapps: [exampleDapp], tokens: [exampleToken], nfts: [exampleNftCollection] },
      }),
      validated('query', query),
      async (c) => {
        const { lang, key, start, count } = c.req.valid('query');
        return c.json(
          success(await catalogue.searchAll({ key, start, count, locale: requestLocale(c, lang) })),
        );
      },
    )
    .post(
      '/api/searches',
      described({
        tag: 'Search',
        summary: 'Count a search for the list of hot searches',
        description:
          'The best match is counted for the day, once per address. Addresses are not stored. Words are stored only if they can be a name, found nothing, and came from five networks on one day. They are deleted after 28 days.',
        data: v.null(),
        example: null,
        refusals: { 413: 'The body is too large', 429: 'Too many requests from this address' },
      }),
      limit,
      limitBody(2048),
      validated('json', countBody),
      async (c) => {
        await catalogue.countSearch(c.req.valid('json').key, c.get('clientAddress') ?? 'unknown');
        return c.json(success(null));
      },
    );
}

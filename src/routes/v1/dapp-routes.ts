import { Hono } from 'hono';
import * as v from 'valibot';
import { dappSchema } from '#features/store/catalogue/model/dapp.ts';
import { homeSectionSchema } from '#features/store/catalogue/model/home-section.ts';
import { requestCount } from '#features/store/catalogue/model/store-page.ts';
import { tip001ListSchema } from '#features/store/catalogue/model/tip001.ts';
import { failure, success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Content, Services } from '../services.ts';
import { described } from './described.ts';
import { exampleDapp } from './examples.ts';
import {
  chainIdParam,
  clientParams,
  countParam,
  idParam,
  idsParam,
  keyParam,
  namespaceParam,
  sortParam,
  startParam,
  statusParam,
} from './query-params.ts';
import { requestLocale } from './request-language.ts';

const listQuery = v.object({
  ...clientParams,
  category_id: idParam('Category, 99998 for hot DApps, and all categories if absent or 0'),
  start: startParam,
  count: countParam(requestCount),
  key: keyParam,
  status: statusParam,
  ns: namespaceParam,
  chain_id: chainIdParam,
  sort: sortParam,
});

const pageQuery = v.object({ ...clientParams, start: startParam, count: countParam(requestCount) });
const sectionQuery = v.object({ ...pageQuery.entries, id: idParam('Section of home_section_list') });
const idsQuery = v.object({ ...clientParams, ids: idsParam });

const dappListSchema = v.array(dappSchema);
const exampleList = [exampleDapp];

type DappServices = Pick<Content, 'catalogue'> & Pick<Services, 'publicOrigin'>;

export function createDappRoutes({ catalogue, publicOrigin }: DappServices) {
  const app = new Hono();
  for (const path of ['/v1/application/category_dapplist', '/v1/application/list']) {
    app.get(
      path,
      described({
        tag: 'DApps',
        summary: 'DApps by category, chain and search words',
        description:
          'Without search words: hot DApps first, then by id. With search words: by relevance. `sort` gives the latest listing first, or names in the order of the language. The order is fixed, so pages neither overlap nor leave gaps.',
        data: dappListSchema,
        example: exampleList,
      }),
      validated('query', listQuery),
      async (c) => {
        const { lang, ...filter } = c.req.valid('query');
        const { dapps } = await catalogue.listDapps({ ...filter, locale: requestLocale(c, lang) });
        return c.json(success(dapps));
      },
    );
  }
  return app
    .get(
      '/v1/application/home_section_list',
      described({
        tag: 'DApps',
        summary: 'Sections of the discovery screen, each with its first DApps',
        data: v.array(homeSectionSchema),
        example: [{ id: 99998, title: 'Hot', type: 'hot', dapps: exampleList }],
      }),
      validated('query', v.object(clientParams)),
      async (c) => c.json(success(await catalogue.homeSections(requestLocale(c, c.req.valid('query').lang)))),
    )
    .get(
      '/v1/application/section_more',
      described({
        tag: 'DApps',
        summary: 'DApps of one section',
        data: dappListSchema,
        example: exampleList,
        refusals: { 404: 'There is no such section' },
      }),
      validated('query', sectionQuery),
      async (c) => {
        const { lang, id, start, count } = c.req.valid('query');
        const dapps = await catalogue.sectionMore({ id, start, count, locale: requestLocale(c, lang) });
        return dapps ? c.json(success(dapps)) : c.json(failure(404, 'id: there is no such section'), 404);
      },
    )
    .get(
      '/v1/application/hot_list',
      described({
        tag: 'DApps',
        summary: 'Hot DApps, hottest first',
        data: dappListSchema,
        example: exampleList,
      }),
      validated('query', pageQuery),
      async (c) => {
        const { lang, start, count } = c.req.valid('query');
        return c.json(success(await catalogue.listHot({ start, count, locale: requestLocale(c, lang) })));
      },
    )
    .get(
      '/v1/application/listbyids_new',
      described({
        tag: 'DApps',
        summary: 'DApps by id, in the requested order',
        description: 'Unknown and repeated ids are left out.',
        data: dappListSchema,
        example: exampleList,
      }),
      validated('query', idsQuery),
      async (c) => {
        const { lang, ids } = c.req.valid('query');
        return c.json(success(await catalogue.listDappsByIds(ids, requestLocale(c, lang))));
      },
    )
    .get(
      '/v1/application/tip001',
      described({
        tag: 'DApps',
        summary: 'The whole store in the public list format TIP-001',
        data: tip001ListSchema,
        example: {
          dapp_list: [
            {
              title: exampleDapp.title,
              url: exampleDapp.url,
              icon_url: 'https://wallet.example.org/files/icon.svg',
              desc: exampleDapp.desc,
              chain_list: [{ network: 'ethereum', chain_id: '1' }],
            },
          ],
        },
      }),
      validated('query', v.object(clientParams)),
      async (c) => c.json(success(await catalogue.exportTip001(publicOrigin))),
    );
}

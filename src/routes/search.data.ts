import { maxKeyLength, parseStoreQuery } from '#features/store/catalogue/view/store/store-address.ts';
import type { SearchData } from '#features/site/site-search/model/search-data.ts';
import { searchPath } from '#features/site/site-search/model/search-address.ts';
import { apiLanguageOf } from '#i18n/api-language.ts';
import { hanPairsFor } from '#lib/fold-han.ts';
import type { PageLoader } from './loader.ts';
import { isRefusedSearch, refuseSecretSearch } from './refuse-secret-search.ts';

/** Results shown of each kind: who wants more DApps goes on to the store. */
const dappsShown = 6;
const newsShown = 10;

export const loader: PageLoader<SearchData> = {
  query: ['key', 'result'],
  cache: 'stored',
  async load({ services, locale, query }) {
    const refusal = refuseSecretSearch(query, `/${locale}${searchPath}`);
    if (refusal) return refusal;
    const isSecret = isRefusedSearch(query);
    const key = (query.get('key') ?? '').trim().slice(0, maxKeyLength);
    const filter = parseStoreQuery(new URLSearchParams({ key }));
    if (key === '' || !filter)
      return {
        kind: 'page',
        data: { key, isSecret, hanPairs: '', dapps: [], dappsFound: 0, assets: [], news: [] },
      };
    const { catalogue, news } = services.shown;
    const [store, items] = await Promise.all([
      catalogue.storePage(filter, locale),
      news.searchNews({ key, count: newsShown, language: apiLanguageOf(locale) }),
    ]);
    const dapps = store.dapps.slice(0, dappsShown).map(({ hid, title, desc, icon_url, languages }) => {
      return { hid, title, desc, icon_url, languages };
    });
    return {
      kind: 'page',
      data: {
        key,
        isSecret,
        hanPairs: hanPairsFor(key),
        dapps,
        dappsFound: store.total,
        assets: store.assets,
        news: items,
      },
    };
  },
};

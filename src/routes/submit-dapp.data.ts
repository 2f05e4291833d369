import { hotCategoryId } from '#features/catalogue/model/category.ts';
import { isNetworkKey } from '#features/submissions/model/network-key.ts';
import type { NetworkChoice, SubmitPageData } from '#features/submissions/view/flow/submit-page-data.ts';
import type { PageLoader } from './loader.ts';

/** Type of the categories that pages show (specification §5). */
const storeCategoryType = 0;

export const loader: PageLoader<SubmitPageData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const { donation, token } = services.brand;
    const [chains, categories] = await Promise.all([
      services.catalogue.listChains(),
      services.catalogue.listCategories(locale),
    ]);
    const networks = chains.flatMap(({ network, title, short, icon_url, deprecated }): NetworkChoice[] =>
      isNetworkKey(network) && !deprecated ? [{ network, title, short, icon_url }] : [],
    );
    return {
      kind: 'page',
      data: {
        networks,
        categories: categories
          .filter(({ hid, category_type }) => category_type === storeCategoryType && hid !== hotCategoryId)
          .map(({ hid, title }) => ({ hid, title })),
        donation: {
          symbol: token.symbol,
          networkShort: donation.networkShort,
          networkIcon: networks.find(({ short }) => short === donation.networkShort)?.icon_url ?? null,
        },
        demonstration: services.demonstration !== undefined,
      },
    };
  },
};

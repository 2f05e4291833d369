import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import type { DappPageData } from '#features/submission/dapp-submission/view/dapp-page-data.ts';
import { loadSubmitPage } from './load-submit-page.ts';
import type { PageLoader } from './loader.ts';

/** Type of the categories that pages show (specification §5). */
const storeCategoryType = 0;

export const loader: PageLoader<DappPageData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const [page, categories] = await Promise.all([
      loadSubmitPage(services, { kind: 'dapp', locale }),
      services.own.catalogue.listCategories(locale),
    ]);
    return {
      kind: 'page',
      data: {
        ...page,
        categories: categories
          .filter(({ hid, category_type }) => category_type === storeCategoryType && hid !== hotCategoryId)
          .map(({ hid, title }) => ({ hid, title })),
      },
    };
  },
};

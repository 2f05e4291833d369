import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import {
  changeResults,
  type ChangePageData,
  type NamedHid,
} from '#features/listing/own-listings/model/change-page.ts';
import { intlTag } from '#i18n/intl-tag.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PageLoader } from './loader.ts';

/** Type of the categories that pages show (specification §5). */
const storeCategoryType = 0;

/** In the order of the language. Sorted here, since the order of a browser may differ from the one of the page it was sent. */
function byTitle(named: readonly NamedHid[], locale: Locale): NamedHid[] {
  const { compare } = new Intl.Collator(intlTag(locale), { numeric: true });
  return named.toSorted((a, b) => compare(a.title, b.title));
}

/** The form by which a team asks for a change of what it listed; its status page where it cannot. */
export const loader: PageLoader<ChangePageData> = {
  query: ['result'],
  cache: 'private',
  async load({ services, locale, params, query }) {
    const reference = params['reference'] ?? '';
    const form = await services.listingChanges.open(reference);
    if (!form) {
      const status = await services.submissions.status(reference);
      if (!status) return { kind: 'not-found' };
      return { kind: 'redirect', to: `/${locale}/submission/${reference}`, status: 302 };
    }
    const categories = form.kind === 'dapp' ? await services.own.catalogue.listCategories(locale) : [];
    return {
      kind: 'page',
      data: {
        ...form,
        networks: byTitle(form.networks, locale),
        addable: byTitle(form.addable, locale),
        categories: categories
          .filter(({ hid, category_type }) => category_type === storeCategoryType && hid !== hotCategoryId)
          .map(({ hid, title }) => ({ hid, title })),
        result: changeResults.find((known) => known === query.get('result')) ?? null,
      },
    };
  },
};

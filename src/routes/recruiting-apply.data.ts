import type { AmbassadorPageData } from '#features/submission/recruiting/view/application/ambassador-page-data.ts';
import { listCountries, listLanguages } from '#i18n/list-names.ts';
import { hanPairsFor } from '#lib/fold-han.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<AmbassadorPageData> = {
  query: [],
  cache: 'stored',
  load: ({ locale }) => {
    const languages = listLanguages(locale);
    const names = languages.flatMap(({ name, otherName }) => (otherName ? [name, otherName] : []));
    const data = {
      networks: [],
      requirements: [],
      countries: listCountries(locale),
      languages,
      hanPairs: hanPairsFor(names.join('')),
    };
    return Promise.resolve({ kind: 'page', data });
  },
};

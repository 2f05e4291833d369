import type { AmbassadorPageData } from '#features/recruiting/view/application/ambassador-page-data.ts';
import { listCountries, listLanguages } from '#i18n/list-names.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<AmbassadorPageData> = {
  query: [],
  cache: 'stored',
  load: ({ locale }) =>
    Promise.resolve({
      kind: 'page',
      data: {
        networks: [],
        requirements: [],
        countries: listCountries(locale),
        languages: listLanguages(locale),
      },
    }),
};

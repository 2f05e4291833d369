import type { AboutData } from '#features/site/about/view/about/about-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<AboutData> = {
  query: [],
  cache: 'stored',
  load: async ({ services, locale }) => ({
    kind: 'page',
    data: { years: await services.about.listMilestoneYears(locale) },
  }),
};

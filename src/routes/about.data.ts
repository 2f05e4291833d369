import type { AboutData } from '#features/about/view/about/about-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<AboutData> = {
  query: [],
  cache: 'stored',
  load: ({ services, locale }) =>
    Promise.resolve({ kind: 'page', data: { years: services.about.listMilestoneYears(locale) } }),
};

import { msg } from '@lingui/core/macro';
import { TutorialPage, type TutorialData } from '#features/news/view/tutorial/tutorial-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<TutorialData>['head'] = ({ data, i18n }) => {
  const { title } = data;
  return { title, description: i18n._(msg`A tutorial of the DApp store: ${title}`) };
};

export default TutorialPage;

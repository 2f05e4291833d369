import { msg } from '@lingui/core/macro';
import { tutorialAddress } from '#features/news/model/tutorial-address.ts';
import { TutorialPage, type TutorialData } from '#features/news/view/tutorial/tutorial-page.tsx';
import { describeBreadcrumb } from './describe-breadcrumb.ts';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<TutorialData>['head'] = ({ data, locale, i18n }) => {
  const { id, title } = data;
  return {
    title,
    description: i18n._(msg`A tutorial of the DApp store: ${title}`),
    article: {},
    canonicalPath: tutorialAddress(id),
    jsonLd: describeBreadcrumb(locale, [
      { name: i18n._(msg`DApp store`), path: '/dappstore' },
      { name: title, path: tutorialAddress(id) },
    ]),
  };
};

export default TutorialPage;

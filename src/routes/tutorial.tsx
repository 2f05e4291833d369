import { msg } from '@lingui/core/macro';
import { tutorialAddress } from '#features/core/news/model/tutorial-address.ts';
import { TutorialPage } from '#features/core/news/view/tutorial/tutorial-page.tsx';
import { describeBreadcrumb } from './describe-breadcrumb.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './tutorial.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ data, locale, i18n }) => {
    const { id, title, cover } = data;
    return {
      title,
      description: i18n._(msg`A tutorial of the DApp store: ${title}`),
      article: {},
      ...(cover && { picture: cover }),
      canonicalPath: tutorialAddress(id),
      jsonLd: describeBreadcrumb(locale, [
        { name: i18n._(msg`DApp store`), path: '/dappstore' },
        { name: title, path: tutorialAddress(id) },
      ]),
    };
  },
  View: TutorialPage,
} satisfies Page<DataOf<typeof loader>>;

import { msg } from '@lingui/core/macro';
import { NotFoundPage } from '#features/home/view/not-found/not-found-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<null>['head'] = ({ i18n }) => ({
  title: i18n._(msg`Page not found`),
  description: i18n._(msg`This page could not be found.`),
  noIndex: true,
});

export default NotFoundPage;

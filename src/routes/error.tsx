import { msg } from '@lingui/core/macro';
import { ErrorPage, type ErrorPageData } from '#features/home/view/error/error-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<ErrorPageData>['head'] = ({ i18n }) => ({
  title: i18n._(msg`Something went wrong`),
  description: i18n._(msg`This page could not be shown.`),
  noIndex: true,
});

export default ErrorPage;

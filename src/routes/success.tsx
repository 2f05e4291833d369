import { msg } from '@lingui/core/macro';
import { SuccessPage, type SuccessPageData } from '#features/submissions/view/success-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<SuccessPageData>['head'] = ({ i18n }) => ({
  title: i18n._(msg`Received`),
  description: i18n._(msg`The item will be launched after review.`),
  noIndex: true,
});

export default SuccessPage;

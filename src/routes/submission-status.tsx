import { msg } from '@lingui/core/macro';
import { StatusPage, type StatusPageData } from '#features/submissions/view/status/status-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<StatusPageData>['head'] = ({ data, i18n }) => ({
  title: i18n._(msg`Status of ${data.title}`),
  description: i18n._(msg`The status of this submission.`),
  noIndex: true,
});

export default StatusPage;

import { msg } from '@lingui/core/macro';
import { ApiReferencePage } from '#features/developer/view/reference/api-reference-page.tsx';
import type { ApiOutline } from '#features/developer/view/reference/outline/api-outline.ts';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<ApiOutline>['head'] = ({ i18n }) => ({
  title: i18n._(msg`Content API`),
  description: i18n._(msg`Every call of the open content API: parameters, answers and an example.`),
});

export default ApiReferencePage;

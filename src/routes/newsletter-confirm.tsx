import { msg } from '@lingui/core/macro';
import type { SubscriptionPageData } from '#features/newsletter/model/subscription-state.ts';
import { ConfirmPage } from '#features/newsletter/view/page/confirm-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<SubscriptionPageData>['head'] = ({ i18n }) => ({
  title: i18n._(msg`Confirm your subscription`),
  description: i18n._(msg`Product notices, once a month`),
  noIndex: true,
});

export default ConfirmPage;

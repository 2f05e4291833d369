import { msg } from '@lingui/core/macro';
import type { SubscriptionPageData } from '#features/newsletter/model/subscription-state.ts';
import { UnsubscribePage } from '#features/newsletter/view/page/unsubscribe-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<SubscriptionPageData>['head'] = ({ i18n }) => ({
  title: i18n._(msg`Unsubscribe`),
  description: i18n._(msg`Product notices, once a month`),
  noIndex: true,
});

export default UnsubscribePage;

import { msg } from '@lingui/core/macro';
import { DappDetail, type DappDetailView } from '#features/catalogue/view/detail/dapp-detail.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { footer: false, solidHeader: true };

export const head: PageModule<DappDetailView>['head'] = ({ data, i18n }) => {
  const { title, desc } = data.dapp;
  return { title: i18n._(msg`${title} · DApp store`), description: desc };
};

export default DappDetail;

import { msg } from '@lingui/core/macro';
import { DappDetail, type DappDetailView } from '#features/catalogue/view/detail/dapp-detail.tsx';
import { dappAddress } from '#features/catalogue/view/store/store-address.ts';
import { describeBreadcrumb } from './describe-breadcrumb.ts';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { footer: false, solidHeader: true };

export const head: PageModule<DappDetailView>['head'] = ({ data, locale, i18n }) => {
  const { hid, title, desc } = data.dapp;
  return {
    title: i18n._(msg`${title} · DApp store`),
    description: desc,
    canonicalPath: dappAddress(hid),
    jsonLd: describeBreadcrumb(locale, [
      { name: i18n._(msg`DApp store`), path: '/dappstore' },
      { name: title, path: dappAddress(hid) },
    ]),
  };
};

export default DappDetail;

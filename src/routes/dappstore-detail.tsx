import { msg } from '@lingui/core/macro';
import { DappDetail } from '#features/store/catalogue/view/detail/dapp-detail.tsx';
import { DelistedDappPage } from '#features/store/catalogue/view/detail/delisted-dapp-page.tsx';
import { dappAddress } from '#features/store/catalogue/model/listed-address.ts';
import { describeBreadcrumb } from './describe-breadcrumb.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './dappstore-detail.data.ts';

export const page = {
  layout: { footer: false, solidHeader: true },
  head: ({ data, locale, i18n }) => {
    if ('delisted' in data) {
      const { title } = data.delisted;
      return {
        title: i18n._(msg`${title} · DApp store`),
        description: i18n._(msg`${title} is no longer listed`),
        noIndex: true,
      };
    }
    const { hid, title, desc } = data.listed.dapp;
    return {
      title: i18n._(msg`${title} · DApp store`),
      description: desc,
      canonicalPath: dappAddress(hid),
      jsonLd: describeBreadcrumb(locale, [
        { name: i18n._(msg`DApp store`), path: '/dappstore' },
        { name: title, path: dappAddress(hid) },
      ]),
    };
  },
  View: ({ data }: { data: DataOf<typeof loader> }) =>
    'delisted' in data ? <DelistedDappPage dapp={data.delisted} /> : <DappDetail data={data.listed} />,
} satisfies Page<DataOf<typeof loader>>;

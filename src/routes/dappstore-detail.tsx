import { msg } from '@lingui/core/macro';
import { DappDetail } from '#features/catalogue/view/detail/dapp-detail.tsx';
import { dappAddress } from '#features/catalogue/view/store/store-address.ts';
import { describeBreadcrumb } from './describe-breadcrumb.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './dappstore-detail.data.ts';

export const page = {
  layout: { footer: false, solidHeader: true },
  head: ({ data, locale, i18n }) => {
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
  },
  View: DappDetail,
} satisfies Page<DataOf<typeof loader>>;

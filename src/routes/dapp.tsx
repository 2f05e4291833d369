import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { DappPage } from '#features/site/about/view/dapp/dapp-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './dapp.data.ts';

export const page = {
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`DApps in the wallet`),
      description: i18n._(
        msg`What a DApp is, how to connect ${wallet} to one safely, which are hot, and how a DApp gets into the store.`,
      ),
    };
  },
  View: DappPage,
} satisfies Page<DataOf<typeof loader>>;

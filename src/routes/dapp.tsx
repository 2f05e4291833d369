import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { DappPage } from '#features/about/view/dapp/dapp-page.tsx';
import type { DappsTeaserData } from '#features/catalogue/view/teaser/dapps-teaser.tsx';
import type { PageModule } from './page.ts';

export const head: PageModule<DappsTeaserData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`DApps in the wallet`),
    description: i18n._(
      msg`What a DApp is, how to connect ${wallet} to one safely, which are hot, and how a DApp gets into the store.`,
    ),
  };
};

export default DappPage;

import { msg } from '@lingui/core/macro';
import type { ChainPageData } from '#features/developer/view/chain/chain-page-data.ts';
import { ChainPage } from '#features/developer/view/chain/chain-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<ChainPageData>['head'] = ({ i18n }) => ({
  title: i18n._(msg`Submit a chain`),
  description: i18n._(
    msg`Check the JSON file of your chain for errors, get a corrected copy, and open the pull request.`,
  ),
});

export default ChainPage;

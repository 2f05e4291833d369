import { msg } from '@lingui/core/macro';
import { ChainPage } from '#features/submission/developer/view/chain/chain-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './submit-chain.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Submit a chain`),
    description: i18n._(
      msg`Check the JSON file of your chain for errors, get a corrected copy, and open the pull request.`,
    ),
  }),
  View: ChainPage,
} satisfies Page<DataOf<typeof loader>>;

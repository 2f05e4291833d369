import { msg } from '@lingui/core/macro';
import { reviewTimesDays } from '#features/submission/numbers/model/review-times.ts';
import { ReviewTimesPage } from '#features/submission/numbers/view/review-times-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './review-times.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => {
    const days = reviewTimesDays;
    return {
      title: i18n._(msg`How long reviews take`),
      description: i18n._(
        msg`How long the reviews of DApps, tokens and NFT collections took in the last ${days} days, and what we promise.`,
      ),
    };
  },
  View: ReviewTimesPage,
} satisfies Page<DataOf<typeof loader>>;

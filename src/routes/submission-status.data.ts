import type { StatusPageData } from '#features/submissions/view/status/status-page.tsx';
import { appealResults, type AppealResult, type AppealView } from '#features/appeals/model/appeal.ts';
import type { ChangeOffer } from '#features/own-listings/model/change-page.ts';
import type { PageLoader } from './loader.ts';

export interface SubmissionStatusData extends StatusPageData {
  appeal: AppealView | null;
  /** What came of the appeal that was sent just now. */
  appealResult: AppealResult | null;
  /** The holder of the link may take the listed item out of the store. */
  mayWithdrawListing: boolean;
  /** What the holder of the link may do about changes of the listed item. */
  changeOffer: ChangeOffer | null;
}

export const loader: PageLoader<SubmissionStatusData> = {
  query: ['appeal'],
  cache: 'private',
  async load({ services, params, query }) {
    const reference = params['reference'] ?? '';
    const status = await services.submissions.status(reference);
    if (!status) return { kind: 'not-found' };
    const appeal = await services.appeals.find(reference);
    return {
      kind: 'page',
      data: {
        ...status,
        // While it is delisted there is no page in the store to open.
        ...(appeal?.delisting && { listed_path: null }),
        mailed: services.outbox.sends,
        appeal,
        changeOffer: await services.listingChanges.offer(reference),
        mayWithdrawListing: await services.ownListings.mayWithdraw(reference),
        appealResult: appealResults.find((known) => known === query.get('appeal')) ?? null,
      },
    };
  },
};

import type { StatusPageData } from '#features/submission/submission-status/view/status-page.tsx';
import { appealResults, type AppealResult, type AppealView } from '#features/listing/appeals/model/appeal.ts';
import { paymentLinkMax } from '#features/submission/donations/model/payment-link.ts';
import {
  questionResults,
  type QuestionResult,
  type QuestionView,
} from '#features/submission/transfers/model/payment-question.ts';
import type { WithdrawalOffer } from '#features/listing/own-listings/model/withdraw-listing.ts';
import type { ChangeOffer } from '#features/listing/own-listings/model/change-page.ts';
import { loadSentForm } from './load-sent-form.ts';
import type { PageLoader } from './loader.ts';

export interface SubmissionStatusData extends StatusPageData {
  appeal: AppealView | null;
  /** What came of the appeal that was sent just now. */
  appealResult: AppealResult | null;
  /** What may be asked about a payment; null where nothing can. */
  question: QuestionView | null;
  /** What came of the question that was sent just now. */
  questionResult: QuestionResult | null;
  /** The transaction that a person came here to ask about. */
  askedTransaction: string | null;
  /** How the holder of the link may take the listed item out of the store; null where they may not. */
  withdrawal: WithdrawalOffer | null;
  /** The link that confirms it was mailed just now. */
  isWithdrawalMailed: boolean;
  /** What the holder of the link may do about changes of the listed item. */
  changeOffer: ChangeOffer | null;
}

export const loader: PageLoader<SubmissionStatusData> = {
  query: ['appeal', 'question', 'transaction', 'withdrawal'],
  cache: 'private',
  async load({ services, locale, params, query }) {
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
        sent: await loadSentForm(services, { reference, kind: status.kind, locale }),
        appeal,
        changeOffer: await services.listingChanges.offer(reference),
        withdrawal: await services.ownListings.offerWithdrawal(reference),
        isWithdrawalMailed: query.get('withdrawal') === 'mailed',
        question: await services.paymentQuestions.view(reference),
        questionResult: questionResults.find((known) => known === query.get('question')) ?? null,
        askedTransaction: query.get('transaction')?.slice(0, paymentLinkMax) ?? null,
        appealResult: appealResults.find((known) => known === query.get('appeal')) ?? null,
      },
    };
  },
};

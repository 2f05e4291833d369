import { msg } from '@lingui/core/macro';
import { AppealLink } from '#features/listing/appeals/view/appeal-link.tsx';
import { AppealSection } from '#features/listing/appeals/view/appeal-section.tsx';
import { appealOf } from '#features/listing/appeals/view/appeal-of.ts';
import { DelistedState } from '#features/listing/appeals/view/delisted-state.tsx';
import { ChangeOffer } from '#features/listing/own-listings/view/change/change-offer.tsx';
import { WithdrawListing } from '#features/listing/own-listings/view/withdraw-listing.tsx';
import { ApplicationStatus } from '#features/submission/recruiting/view/application/application-status.tsx';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { QuestionSection } from '#features/submission/transfers/view/question-section.tsx';
import { StatusPage } from '#features/submission/submission-status/view/status-page.tsx';
import { draftKinds } from './draft-kinds.ts';
import { kindChoices } from './kind-choices.ts';
import { kindLabels } from './kind-labels.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './submission-status.data.ts';

/** Where a payment was refused or came too late, and where a person came to ask. */
function PaymentQuestion({ status, data }: { status: StatusView; data: DataOf<typeof loader> }) {
  const { question, questionResult, askedTransaction } = data;
  const isWrong = status.state === 'payment-refused' || status.state === 'expired';
  const isWanted = isWrong || askedTransaction !== null || questionResult !== null || question?.isWaiting;
  if (!question || !isWanted) return null;
  const transaction = askedTransaction ?? status.payment?.link ?? question.transaction;
  return (
    <QuestionSection
      reference={data.reference}
      question={question}
      transaction={transaction}
      result={questionResult}
    />
  );
}

export const page = {
  layout: { solidHeader: true },
  head: ({ data, i18n }) => ({
    title: i18n._(msg`Status of ${data.title}`),
    description: i18n._(msg`The status of this submission.`),
    noIndex: true,
  }),
  View: ({ data }) => (
    <StatusPage
      // The page of a listed item leads to that of a request to change it: another submission, from the start.
      key={data.reference}
      data={data}
      kinds={draftKinds}
      labels={kindLabels}
      choices={kindChoices}
      ApplicationSteps={ApplicationStatus}
      standing={
        data.appeal?.delisting ? (
          <DelistedState delisting={data.appeal.delisting} isOwn={data.appeal.isOwn} />
        ) : undefined
      }
      renderFirstAction={(status) => <AppealLink appeal={data.appeal ?? appealOf(status)} />}
      renderFollowUp={(status) => (
        <>
          <AppealSection
            reference={data.reference}
            appeal={data.appeal ?? appealOf(status)}
            result={data.appealResult}
          />
          <PaymentQuestion status={status} data={data} />
          <ChangeOffer reference={data.reference} offer={data.changeOffer} />
          {data.withdrawal ? (
            <WithdrawListing
              reference={data.reference}
              offer={data.withdrawal}
              isMailed={data.isWithdrawalMailed}
            />
          ) : null}
        </>
      )}
    />
  ),
} satisfies Page<DataOf<typeof loader>>;

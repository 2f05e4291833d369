import { msg } from '@lingui/core/macro';
import { AppealSection } from '#features/appeals/view/appeal-section.tsx';
import { appealOf } from '#features/appeals/view/appeal-of.ts';
import { DelistedState } from '#features/appeals/view/delisted-state.tsx';
import { ChangeOffer } from '#features/own-listings/view/change/change-offer.tsx';
import { WithdrawListing } from '#features/own-listings/view/withdraw-listing.tsx';
import { ApplicationStatus } from '#features/recruiting/view/application/application-status.tsx';
import { StatusPage } from '#features/submissions/view/status/status-page.tsx';
import { draftKinds } from './draft-kinds.ts';
import { kindLabels } from './kind-labels.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './submission-status.data.ts';

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
      ApplicationSteps={ApplicationStatus}
      standing={
        data.appeal?.delisting ? (
          <DelistedState delisting={data.appeal.delisting} isOwn={data.appeal.state === 'own'} />
        ) : undefined
      }
      renderFollowUp={(status) => (
        <>
          <AppealSection
            reference={data.reference}
            appeal={data.appeal ?? appealOf(status)}
            result={data.appealResult}
          />
          <ChangeOffer reference={data.reference} offer={data.changeOffer} />
          {data.mayWithdrawListing ? <WithdrawListing reference={data.reference} /> : null}
        </>
      )}
    />
  ),
} satisfies Page<DataOf<typeof loader>>;

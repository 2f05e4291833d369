import { fieldLabel as listingLabel } from '#features/catalogue-editing/desk/listing-words.ts';
import { releaseFieldLabel } from '#features/downloads/desk/release-words.ts';
import { ProposalList } from '#features/second-person/desk/proposal-list.tsx';
import { ProposalShow, type ProposalLabels } from '#features/second-person/desk/proposal-show.tsx';
import { WaitingPayments } from './waiting-payments.tsx';

/** The rooms of the things say what their fields are called. */
const labels: ProposalLabels = {
  release: releaseFieldLabel,
  listing: listingLabel,
  'new-listing': listingLabel,
  network: listingLabel,
};

export function ProposalsPage() {
  return <ProposalList payments={<WaitingPayments />} />;
}

export function ProposalPage() {
  return <ProposalShow labels={labels} />;
}

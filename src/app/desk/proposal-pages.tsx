import { fieldLabel as listingLabel } from '#features/listing/catalogue-editing/desk/listing-words.ts';
import { descriptorFieldLabel } from '#features/store/clear-signing/desk/descriptor-words.ts';
import { releaseFieldLabel } from '#features/site/downloads/desk/release-words.ts';
import { ProposalList } from '#features/team/second-person/desk/proposal-list.tsx';
import { ProposalShow, type ProposalLabels } from '#features/team/second-person/desk/proposal-show.tsx';
import { WaitingPayments } from './waiting-payments.tsx';

/** The rooms of the things say what their fields are called. */
const labels: ProposalLabels = {
  release: releaseFieldLabel,
  listing: listingLabel,
  'new-listing': listingLabel,
  network: listingLabel,
  descriptor: descriptorFieldLabel,
};

export function ProposalsPage() {
  return <ProposalList payments={<WaitingPayments />} />;
}

export function ProposalPage() {
  return <ProposalShow labels={labels} />;
}

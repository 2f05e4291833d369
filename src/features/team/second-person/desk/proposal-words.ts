import type { ProposalKind, ProposalOutcome, ProposalState } from '../model/proposal.ts';

/** The desk is in English only; its texts are next to its screens. */
export const proposalStateWords: Record<ProposalState, string> = { open: 'Waiting', decided: 'Decided' };

export const proposalKindWords: Record<ProposalKind, string> = {
  release: 'Release',
  listing: 'Change of a listed item',
  'new-listing': 'New item',
  network: 'Network',
  descriptor: 'Clear signing',
};

export const outcomeWords: Record<ProposalOutcome, string> = { confirmed: 'Confirmed', declined: 'Declined' };

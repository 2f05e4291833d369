import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { hasAnotherDecider } from '#features/team/accounts/server/has-another-decider.ts';
import type { Page } from '#platform/database/fetch-page.ts';
import { proposalActions, type ProposalBar, type ProposalCase } from '../model/proposal.ts';
import type { ProposalCount, ProposalDetail } from '../model/proposal.ts';
import {
  decideProposal,
  isOwnProposal,
  type DecideRequest,
  type ProposalDependencies,
} from './decide-proposal.ts';
import {
  changesOf,
  countProposals,
  getProposalRow,
  kindOf,
  listProposals,
  presentProposal,
  type ProposalListRequest,
  type ProposalRow,
} from './read-proposals.ts';

/** What waits for a second person, for the people who may confirm it. */
export interface Proposals {
  list(request: ProposalListRequest): Promise<Page<ProposalCase>>;
  counts(person: SignedIn): Promise<ProposalCount[]>;
  /** @throws AppError not-found, forbidden */
  get(id: number, person: SignedIn): Promise<ProposalDetail>;
  /** @throws AppError not-found, forbidden, conflict */
  decide(request: DecideRequest): Promise<void>;
}

export function createProposals(dependencies: ProposalDependencies): Proposals {
  const { database, rule } = dependencies;
  const findBar = async (row: ProposalRow, person: SignedIn): Promise<ProposalBar | null> => {
    if (rule.decidesAlone || !isOwnProposal(row, person)) return null;
    const isBarred = (account: Pick<SignedIn, 'id' | 'email'>) => isOwnProposal(row, account);
    return (await hasAnotherDecider(database, proposalActions[kindOf(row)], isBarred)) ? 'own' : 'alone';
  };
  return {
    list: (request) => listProposals(database, request),
    counts: (person) => countProposals(database, person),
    get: async (id, person) => {
      const row = await getProposalRow(database, id, person);
      return { ...presentProposal(row), changes: changesOf(row), bar: await findBar(row, person) };
    },
    decide: (request) => decideProposal(dependencies, request),
  };
}

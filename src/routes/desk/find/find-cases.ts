import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import { caseKinds, type CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { proposalActions, type ProposalState } from '#features/team/second-person/model/proposal.ts';
import { firstFound, foundMax, type Find, type FindServices } from './find.ts';

const states = ['open', 'decided'] as const;

interface Named {
  id: number;
  name: string;
}

interface CaseSearch {
  reading: DeskAction;
  list(services: FindServices, q: string, state: (typeof states)[number]): Promise<Named[]>;
}

const searches: Record<CaseKind, CaseSearch> = {
  reports: {
    reading: 'reports.read',
    async list({ reports }, q, state) {
      const { data } = await reports.list({ ...firstFound, q, state, sort: 'newest_time', order: 'DESC' });
      return data.map(({ id, title }) => ({ id, name: title }));
    },
  },
  watch: {
    reading: 'watch.read',
    list: async ({ watching }, q, state) => (await watching.list({ ...firstFound, q, state })).data,
  },
  appeals: {
    reading: 'appeals.read',
    async list({ appeals }, q, state) {
      const { data } = await appeals.list({ ...firstFound, q, state });
      return data.map(({ id, title }) => ({ id, name: title }));
    },
  },
  transfers: {
    reading: 'transfers.read',
    async list({ transfers }, q, state) {
      const { data } = await transfers.list({ ...firstFound, q, state, sort: 'found_time', order: 'DESC' });
      return data.map(({ id, amount, symbol, sender }) => ({
        id,
        name: `${amount} ${symbol} from ${sender}`,
      }));
    },
  },
  'payment-questions': {
    reading: 'transfers.read',
    async list({ paymentQuestions }, q, state) {
      const { data } = await paymentQuestions.list({ ...firstFound, q, state });
      return data.map(({ id, submission }) => ({ id, name: submission.title }));
    },
  },
};

/** Cases of every kind, those that wait first. */
export const findCases: Find = async (services, q, person) => {
  const kinds = caseKinds.filter((kind) => may(person, searches[kind].reading));
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const [open, decided] = await Promise.all(
        states.map((state) => searches[kind].list(services, q, state)),
      );
      const items = [
        ...open!.map((item) => ({ ...item, isOpen: true })),
        ...decided!.map((item) => ({ ...item, isOpen: false })),
      ];
      return items
        .slice(0, foundMax)
        .map(({ id, name, isOpen }) => ({ type: 'case' as const, id, name, kind, isOpen }));
    }),
  );
  return found.flat();
};

/** What waits for a second person, and what one decided. */
export const findProposals: Find = async ({ proposals }, q, person) => {
  if (!Object.values(proposalActions).some((action) => may(person, action))) return [];
  const list = async (state: ProposalState) => {
    const { data } = await proposals.list({ ...firstFound, q, state, person });
    return data.map(({ id, title, kind }) => ({
      ...{ type: 'proposal' as const, id, name: title, kind },
      isOpen: state === 'open',
    }));
  };
  return (await Promise.all([list('open'), list('decided')])).flat().slice(0, foundMax);
};

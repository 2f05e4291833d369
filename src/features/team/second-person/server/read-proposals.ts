import { expressionBuilder, type Selectable } from 'kysely';
import { proposalActions, type ProposalCase, type ProposalKind } from '../model/proposal.ts';
import type { ProposalCount, ProposalState, ProposedChange } from '../model/proposal.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { AppError } from '#lib/app-error.ts';
import { countDecided } from '#platform/database/count-decided.ts';
import { containsText } from '#platform/database/contains-text.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { ProposalTable } from '#platform/database/proposal-tables.ts';
import type { DatabaseSchema } from '#platform/database/schema.ts';

export type ProposalRow = Selectable<ProposalTable>;

/** Whose list it is. */
interface Reader {
  roles: readonly Role[];
}

export interface ProposalListRequest extends PageRequest {
  state: ProposalState;
  kind?: ProposalKind | undefined;
  /** In the name; empty for all. */
  q?: string;
  person: Reader;
}

const kindsFor = (person: Reader) =>
  Object.entries(proposalActions).flatMap(([kind, action]) => (may(person, action) ? [kind] : []));

export const kindOf = ({ kind }: Pick<ProposalRow, 'kind'>) => kind as ProposalKind;

export const changesOf = ({ changes }: Pick<ProposalRow, 'changes'>) =>
  JSON.parse(changes) as ProposedChange[];

export function presentProposal(row: ProposalRow): ProposalCase {
  const { id, title, actor, token, at, outcome, decided_by, decided_time, note } = row;
  return {
    ...{ id, kind: kindOf(row), title, at },
    by: token === null ? actor : `${actor} (access token “${token}”)`,
    decision:
      outcome === null || decided_time === null
        ? null
        : { outcome, actor: decided_by ?? '', at: decided_time, note: note ?? '' },
  };
}

/** Proposals that this person may decide about: the oldest open one first, or the latest decided one. */
export async function listProposals(
  database: Database,
  { state, kind, q = '', person, ...page }: ProposalListRequest,
): Promise<Page<ProposalCase>> {
  const isOpen = state === 'open';
  const { data, total } = await fetchPage(
    database
      .selectFrom('proposals')
      .where('decided_time', isOpen ? 'is' : 'is not', null)
      .where('kind', 'in', kindsFor(person))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .$if(q !== '', (query) => query.where(containsText('proposals.title', q))),
    (query) =>
      query
        .selectAll()
        .orderBy(isOpen ? 'at' : 'decided_time', isOpen ? 'asc' : 'desc')
        .orderBy('id'),
    page,
  );
  return { data: data.map(presentProposal), total };
}

/** How many this person may decide about, and how many of these were decided. */
export const countProposals = (database: Database, person: Reader): Promise<ProposalCount[]> =>
  countDecided(
    database,
    'proposals',
    expressionBuilder<DatabaseSchema, 'proposals'>()('kind', 'in', kindsFor(person)),
  );

/** @throws AppError not-found, forbidden where this person may not decide about such things */
export async function getProposalRow(database: Database, id: number, person: Reader): Promise<ProposalRow> {
  const row = await database.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such proposal.');
  if (!may(person, proposalActions[kindOf(row)]))
    throw new AppError('forbidden', 'Your account is not allowed to do this.');
  return row;
}

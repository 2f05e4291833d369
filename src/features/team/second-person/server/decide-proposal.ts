import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { AuditArea } from '#features/team/audit/model/audit-entry.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { DecisionRule } from '../model/decision-rule.ts';
import type { ProposalDecision, ProposalKind, ProposalOutcome } from '../model/proposal.ts';
import type { Confirmation } from './confirmation.ts';
import { getProposalRow, kindOf, type ProposalRow } from './read-proposals.ts';

/**
 * Does what was proposed, in a transaction that calls `confirmation.settle`. @param payload as it was proposed
 * @throws AppError conflict where the thing is no longer what the proposal is based on, or the checks refuse it now
 */
export type ProposalPort = (
  payload: unknown,
  act: { person: SignedIn; confirmation: Confirmation },
) => Promise<void>;

type ProposalPorts = Readonly<Record<ProposalKind, ProposalPort>>;

export interface ProposalDependencies {
  database: Database;
  rule: DecisionRule;
  ports: ProposalPorts;
  now: () => Date;
}

export interface DecideRequest {
  id: number;
  decision: ProposalDecision;
  person: SignedIn;
}

const areas: Record<ProposalKind, AuditArea> = {
  release: 'release',
  listing: 'listing',
  'new-listing': 'listing',
  network: 'catalogue',
  descriptor: 'catalogue',
};

/** An account is the same in any spelling of its address. */
export const isOwnProposal = ({ actor, actor_id: id }: ProposalRow, person: Pick<SignedIn, 'id' | 'email'>) =>
  id === person.id || actor.toLowerCase() === person.email.toLowerCase();

/** Ends a proposal. @throws AppError conflict when it was decided in the meantime */
async function settle(
  transaction: DatabaseTransaction,
  { id, decision, person }: DecideRequest,
  { outcome, at }: { outcome: ProposalOutcome; at: Date },
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('proposals')
    .set({ outcome, decided_by: person.email, decided_time: at.toISOString(), note: decision.note })
    .where('id', '=', id)
    .where('decided_time', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new AppError(
      'conflict',
      'Another person decided this in the meantime. Reload the page to see the decision.',
    );
}

/** A second look that a script takes is none. @throws AppError forbidden */
function requireSecondPerson(row: ProposalRow, person: SignedIn, rule: DecisionRule): void {
  if (person.token !== undefined)
    throw new AppError('forbidden', 'An access token cannot confirm this. Sign in at the desk.');
  if (isOwnProposal(row, person) && !rule.decidesAlone)
    throw new AppError('forbidden', 'You proposed this, so another person has to confirm it.');
}

async function decline(
  { database, now }: ProposalDependencies,
  row: ProposalRow,
  request: DecideRequest,
): Promise<void> {
  const { person: actor, decision } = request;
  const at = now();
  await database.transaction().execute(async (transaction) => {
    await settle(transaction, request, { outcome: 'declined', at });
    await appendAudit(transaction, {
      ...{ at, actor, area: areas[kindOf(row)], action: 'decline-proposal', subject: row.subject },
      detail: { proposal: row.id, proposedBy: row.actor, note: decision.note },
    });
  });
}

/**
 * Confirms a proposal, so that visitors see it immediately, or declines it. The person who proposed it can decline it as well: that publishes nothing.
 * @throws AppError not-found, forbidden, conflict
 */
export async function decideProposal(
  dependencies: ProposalDependencies,
  request: DecideRequest,
): Promise<void> {
  const { database, rule, ports, now } = dependencies;
  const { id, decision, person } = request;
  const row = await getProposalRow(database, id, person);
  if (row.decided_time !== null)
    throw new AppError(
      'conflict',
      'Another person decided this in the meantime. Reload the page to see the decision.',
    );
  if (decision.name === 'decline') return decline(dependencies, row, request);
  requireSecondPerson(row, person, rule);
  await ports[kindOf(row)](JSON.parse(row.payload), {
    person,
    confirmation: {
      detail: {
        ...{ proposal: id, proposedBy: row.actor },
        ...(isOwnProposal(row, person) && { alone: true }),
        ...(decision.note !== '' && { note: decision.note }),
      },
      settle: (transaction) => settle(transaction, request, { outcome: 'confirmed', at: now() }),
    },
  });
}

import type { AuditActor, AuditArea } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { proposalActions, type ProposalKind, type ProposedChange } from '../model/proposal.ts';

interface NewProposal {
  kind: ProposalKind;
  /** What it is about, as in the audit log: one open proposal at a time has it. */
  subject: string;
  /** Of the thing, for the list. */
  title: string;
  /** What is done once it is confirmed, with the version that it is based on. */
  payload: object;
  changes: readonly ProposedChange[];
  /** Hash of an uploaded logo that is kept until the decision. */
  icon?: string;
  /** Part of the audit log. */
  area: AuditArea;
  /** Whose proposal it is: nobody with this address confirms it. */
  person: AuditActor;
  at: Date;
}

/**
 * Stores what waits for a second person; visitors see nothing of it.
 * @returns the number of the proposal
 * @throws AppError conflict where another proposal about the same thing waits
 */
export async function propose(
  transaction: DatabaseTransaction,
  { kind, subject, title, payload, changes, icon = '', area, person, at }: NewProposal,
): Promise<number> {
  const added = await transaction
    .insertInto('proposals')
    .values({
      ...{ kind, subject, title, icon, at: at.toISOString() },
      ...{ payload: JSON.stringify(payload), changes: JSON.stringify(changes) },
      ...{ actor_id: person.id, actor: person.email, token: person.token ?? null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added)
    throw new AppError(
      'conflict',
      'Another change of this is already waiting for a second person. Confirm or decline it first.',
    );
  const { id: proposal } = added;
  const detail = { proposal, title, changes };
  await appendAudit(transaction, { at, actor: person, area, action: 'propose', subject, detail });
  await enqueueEvent(transaction, { type: 'proposal.waiting', data: { id: proposal, kind, title }, at });
  await notifyStaff(transaction, {
    kind: 'second-person',
    key: `proposal ${proposal}`,
    title: 'A change is waiting for a second person',
    detail: title,
    path: `/proposals/${proposal}/show`,
    action: proposalActions[kind],
    ...{ except: person.id, at },
  });
  return proposal;
}

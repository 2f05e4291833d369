import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import type { ListingDraft } from '../../model/listing-draft.ts';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { saveEdit, type SaveOutcome } from '../save-edit.ts';
import type { Confirmation } from '#features/team/second-person/server/confirmation.ts';
import type { DraftWaiting } from '../propose-edit.ts';
import { columnsOf, deleteDraft, updateDraft, type DraftDependencies } from './change-draft.ts';
import { draftSubject, type StoredDraft } from './draft-rows.ts';
import { storePlan } from './planned-delistings.ts';

interface ListingRequest {
  row: StoredDraft;
  /** What is published: the stored draft, or what is in the form. */
  draft: ListingDraft;
  confirmed: readonly string[];
  /** Of the values of the listed item that the draft was compared with. */
  base: string;
  person: AuditActor;
  /** The account that scheduled it, where the schedule acts. */
  scheduledBy?: string;
  /** Present where another person proposed it. */
  confirmation?: Confirmation;
}

/** It stays a draft with what was sent, out of the schedule, until a second person decides. */
function waitingOf({ row, draft, scheduledBy }: ListingRequest): DraftWaiting {
  return {
    draft: { id: row.id, version: row.version + 1 },
    by: scheduledBy ?? null,
    within: (transaction) =>
      updateDraft(transaction, row, {
        ...columnsOf(draft),
        ...{ from_time: null, lease_time: null, stop_time: null },
      }),
  };
}

/**
 * Publishes a draft by the rules of adding or editing an item. The item, its version, its log entry and the end of the draft are one transaction: of two
 * processes one finds the draft gone, and stores nothing.
 * @throws AppError conflict when the draft was changed, listed or deleted at this moment
 */
export async function listDraft(
  dependencies: DraftDependencies,
  request: ListingRequest,
): Promise<SaveOutcome> {
  const { row, draft, confirmed, base, person, scheduledBy, confirmation } = request;
  const { kind, hid, until_time: time, until_reason: reason, actor } = row;
  const isPlanned = time !== null && (scheduledBy !== undefined || time > dependencies.now().toISOString());
  return saveEdit(dependencies, {
    ...{ kind, hid, draft, confirmed, person, seen: base },
    draftIcon: row.icon,
    ...{ confirmation, waiting: waitingOf(request) },
    detail: {
      draft: draftSubject(row.id),
      ...(scheduledBy !== undefined && { scheduledBy }),
      ...(isPlanned && { until: time, untilReason: reason }),
    },
    within: async (transaction, written) => {
      await deleteDraft(transaction, row);
      if (isPlanned && reason !== null)
        await storePlan(transaction, { kind, hid: written, time, reason: reason as DelistingReason, actor });
    },
  });
}

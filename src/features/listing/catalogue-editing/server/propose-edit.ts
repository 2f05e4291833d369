import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { trustedFields } from '#features/store/catalogue/model/listed-link.ts';
import { propose } from '#features/team/second-person/server/propose.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { newHid, type ListingDraft } from '../model/listing-draft.ts';
import type { FieldChange } from '../model/listing-edit.ts';
import { hashDraft } from './compare-drafts.ts';
import { nameOf } from './drafts/draft-rows.ts';
import { subjectOf, type ListingKey } from './get-draft.ts';

/** How a stored draft waits for a second person. */
export interface DraftWaiting {
  /** As it is stored once it waits. */
  draft: { id: number; version: number };
  /** Email address of the account that scheduled it; null where a person publishes it. */
  by: string | null;
  /** Takes the draft out of the schedule. */
  within: (transaction: DatabaseTransaction) => Promise<void>;
}

/** An edit that waits: as it was sent, after its checks. */
export interface ProposedEdit extends ListingKey {
  draft: ListingDraft;
  /** Of the values that it is based on. */
  seen: string;
  confirmed: readonly string[];
  source?: number | undefined;
  /** The stored draft that it is of. */
  stored?: DraftWaiting['draft'] | undefined;
}

interface SentEdit extends Omit<ProposedEdit, 'draft' | 'stored'> {
  person: AuditActor;
  waiting?: DraftWaiting;
}

/** Does a change touch what visitors trust? What is added changes all of it. */
export const isTrusted = (kind: ListedKind, changes: readonly FieldChange[]): boolean =>
  changes.some(({ field }) => trustedFields[kind].includes(field));

/** Who answers for it: the account that scheduled a draft, not the schedule. */
function proposerOf({ person, waiting }: SentEdit): AuditActor {
  return waiting?.by ? { id: null, email: waiting.by } : person;
}

/**
 * Proposes an edit to a second person.
 * @param draft the edit as it will be stored
 * @returns the number of the proposal
 * @throws AppError conflict where another change of the item waits already
 */
export async function proposeEdit(
  transaction: DatabaseTransaction,
  {
    request,
    draft,
    changes,
    at,
  }: { request: SentEdit; draft: ListingDraft; changes: FieldChange[]; at: Date },
): Promise<number> {
  const { kind, hid, seen, confirmed, source, waiting } = request;
  const isNew = hid === newHid;
  await waiting?.within(transaction);
  const payload: ProposedEdit = { kind, hid, draft, seen, confirmed, source, stored: waiting?.draft };
  return propose(transaction, {
    kind: isNew ? 'new-listing' : 'listing',
    // Items that are not listed yet have no number; the same one is proposed once.
    subject: isNew ? `new ${kind} ${hashDraft(draft)}` : subjectOf({ kind, hid }),
    title: nameOf(draft),
    ...{ payload, changes, area: 'listing', person: proposerOf(request), at },
    ...(isSha256(draft.icon) && { icon: draft.icon }),
  });
}

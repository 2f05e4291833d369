import type { AuditActor } from '#features/audit/model/audit-entry.ts';
import { appendAudit } from '#features/audit/server/append-audit.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { ListingDraft } from '../model/listing-draft.ts';
import type { EditCheck, EditFinding, FieldChange } from '../model/listing-edit.ts';
import { checkEdit, deskUploadKey, isRefused } from './check-edit.ts';
import { cleanEdit } from './clean-edit.ts';
import { compareLines, hashDraft } from './compare-drafts.ts';
import { getDraft, subjectOf, type ListingKey } from './get-listing.ts';
import type { EditingDependencies, ListingKind } from './listing-kind.ts';
import { readNames } from './read-names.ts';

export interface EditRequest extends ListingKey {
  /** As the kind's schema has it. */
  draft: ListingDraft;
  person: AuditActor;
}

export interface SaveRequest extends EditRequest {
  /** Of the draft that the edit is based on. */
  seen: string;
  /** Keys of findings that the person has looked at. */
  confirmed: readonly string[];
}

export type SaveOutcome =
  | { kind: 'saved' }
  /** Somebody else saved meanwhile. @property changes from what is stored to what was sent */
  | { kind: 'stale'; changes: FieldChange[] }
  | { kind: 'refused'; check: EditCheck };

type Dependencies = EditingDependencies & { kind: ListingKind };

/** The edit with everything that it is compared with. */
async function prepare({ database, kind }: Dependencies, { hid, draft: sent }: EditRequest) {
  const before = await getDraft(database, kind, hid);
  const names = await readNames(database, before, sent);
  const draft = cleanEdit(kind, { sent, before }, names);
  const changes = compareLines(kind.describe(before, names), kind.describe(draft, names));
  return { examined: { hid, before, draft }, names, changes };
}

/** Says what there is to say about an edit; stores nothing. @throws AppError not-found */
export async function examineEdit(dependencies: Dependencies, request: EditRequest): Promise<EditCheck> {
  const { examined, names } = await prepare(dependencies, request);
  return checkEdit({ ...dependencies, uploadKey: deskUploadKey(request.person) }, examined, names);
}

const recorded = ({ code, params, evidence }: EditFinding) => ({
  code,
  params,
  ...(evidence && { evidence }),
});

/**
 * Saves an edit that has no errors and whose findings the person has confirmed: the pages and the API follow immediately.
 * @throws AppError not-found; conflict when another item got its link or contract at this moment
 */
export async function saveEdit(dependencies: Dependencies, request: SaveRequest): Promise<SaveOutcome> {
  const { database, kind, now } = dependencies;
  const { hid, seen, confirmed, person } = request;
  const { examined, names, changes } = await prepare(dependencies, request);
  if (hashDraft(examined.before) !== seen) return { kind: 'stale', changes };
  if (changes.length === 0) return { kind: 'saved' };
  const check = await checkEdit({ ...dependencies, uploadKey: deskUploadKey(person) }, examined, names);
  if (isRefused(check, confirmed)) return { kind: 'refused', check };
  const looked = check.findings.filter(({ needs }) => needs === 'confirm').map(recorded);
  return database.transaction().execute(async (transaction): Promise<SaveOutcome> => {
    // First, because it makes changes of one item wait for each other.
    await bumpContentRevision(transaction);
    const stored = await getDraft(transaction, kind, hid);
    if (hashDraft(stored) !== seen) {
      const current = await readNames(transaction, stored, examined.draft);
      const lines = [stored, examined.draft].map((draft) => kind.describe(draft, current)) as [[], []];
      return { kind: 'stale', changes: compareLines(...lines) };
    }
    await kind.write(transaction, examined);
    await appendAudit(transaction, {
      at: now(),
      actor: person,
      area: 'listing',
      action: 'edit',
      subject: subjectOf(request),
      detail: { changes, ...(looked.length > 0 && { confirmed: looked }) },
    });
    return { kind: 'saved' };
  });
}

import { requireUnbarred } from '#features/team/accounts/server/decision-bars.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { selectListedName } from '#features/store/catalogue/server/listed-tables.ts';
import type { Confirmation } from '#features/team/second-person/server/confirmation.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import { newHid, type ListingDraft } from '../model/listing-draft.ts';
import type { EditCheck, EditFinding, FieldChange } from '../model/listing-edit.ts';
import { checkEdit, deskUploadKey, isRefused } from './check-edit.ts';
import { cleanEdit } from './clean-edit.ts';
import { compareLines, hashDraft } from './compare-drafts.ts';
import { getDraft, subjectOf, type ListingKey } from './get-draft.ts';
import type { EditingDependencies, Examined, ListingKind } from './listing-kind.ts';
import { isTrusted, proposeEdit, type DraftWaiting } from './propose-edit.ts';
import { readNames } from './read-names.ts';
import { getVersionDraft, keepVersions, type KeptWriting } from './versions.ts';

export interface EditRequest extends ListingKey {
  /** As the kind's schema has it. */
  draft: ListingDraft;
  person: AuditActor;
  /** See `Examined`. */
  draftIcon?: string | undefined;
}

export interface SaveRequest extends EditRequest {
  /** Of the draft that the edit is based on. */
  seen: string;
  /** Keys of findings that the person has looked at. */
  confirmed: readonly string[];
  /** Number of the version that is restored. */
  source?: number | undefined;
  /** What is written in the same transaction, about the item that was stored. Throwing undoes all of it. */
  within?: (transaction: DatabaseTransaction, hid: number) => Promise<void>;
  /** What else the log says. */
  detail?: Readonly<Record<string, unknown>>;
  /** Present where another person proposed the edit. */
  confirmation?: Confirmation | undefined;
  /** Of a stored draft: how it waits for a second person. */
  waiting?: DraftWaiting;
}

export type SaveOutcome =
  /** @property hid of the item, a new one for what was added */
  | { kind: 'saved'; hid: number }
  /** It changes what visitors trust, so it waits for a second person. @property proposal its number */
  | { kind: 'proposed'; proposal: number }
  /** Someone else saved in the meantime. @property changes from what is stored to what was sent */
  | { kind: 'stale'; changes: FieldChange[] }
  | { kind: 'refused'; check: EditCheck };

type Dependencies = EditingDependencies & { kind: ListingKind };

/** The edit with everything that it is compared with. */
async function prepare(
  { database, kind }: Dependencies,
  { kind: name, hid, draft: sent, draftIcon }: EditRequest,
) {
  const before = await getDraft(database, kind, hid);
  const names = await readNames(database, before, sent);
  const draft = cleanEdit(kind, { sent, before }, names);
  const changes = compareLines(kind.describe(before, names), kind.describe(draft, names));
  return { examined: { kind: name, hid, before, draft, draftIcon }, names, changes };
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

/** What a version is called: a restored one has every value of the one that it repeats. */
async function describeVersion(
  transaction: DatabaseTransaction,
  kind: ListingKind,
  { source, draft, ...item }: ListingKey & { source: number | undefined; draft: ListingDraft },
): Promise<Pick<KeptWriting, 'act' | 'source'>> {
  if (item.hid === newHid) return { act: 'added' };
  if (source === undefined) return { act: 'edited' };
  const repeated = await getVersionDraft(transaction, item, source);
  const names = await readNames(transaction, repeated, draft);
  const differs = compareLines(kind.describe(repeated, names), kind.describe(draft, names)).length > 0;
  return differs ? { act: 'edited' } : { act: 'restored', source };
}

interface Writing {
  request: SaveRequest;
  examined: Examined<ListingDraft>;
  changes: FieldChange[];
  check: EditCheck;
}

/** Who decided, for the log: a second person, or where two would decide, one alone. */
function decidedBy({ kind, confirmation }: SaveRequest, changes: readonly FieldChange[]) {
  if (confirmation) return confirmation.detail;
  return isTrusted(kind, changes) ? { alone: true } : {};
}

/** An edit that changes no field is no event: what goes with it, such as the end of a draft, is for the desk alone. */
async function tellReceivers(
  transaction: DatabaseTransaction,
  { isNew, changes, at, ...item }: ListingKey & { isNew: boolean; changes: readonly FieldChange[]; at: Date },
): Promise<void> {
  if (!isNew && changes.length === 0) return;
  const { name } = await selectListedName(transaction, item.kind, item.hid).executeTakeFirstOrThrow();
  const data = { kind: item.kind, hid: item.hid, name };
  if (isNew) await enqueueEvent(transaction, { type: 'listing.added', data: { ...data, reason: null }, at });
  else {
    const fields = [...new Set(changes.map(({ field }) => field))];
    await enqueueEvent(transaction, { type: 'listing.changed', data: { ...data, fields }, at });
  }
}

/** Writes the item with its version, its log entry and, for what is added, the event. @returns its `hid` */
async function write(
  transaction: DatabaseTransaction,
  { kind, now }: Dependencies,
  { request, examined, changes, check }: Writing,
): Promise<number> {
  const { kind: name, hid: asked, source, person, detail } = request;
  const at = now();
  await request.confirmation?.settle(transaction);
  const isNew = asked === newHid;
  const version = await describeVersion(transaction, kind, {
    ...{ kind: name, hid: asked, source },
    draft: examined.draft,
  });
  const writing = {
    ...{ kind: name, hid: isNew ? undefined : asked, actor: person.email, at },
    ...version,
  };
  const hid = await keepVersions(transaction, kind, {
    writing,
    write: () => kind.write(transaction, examined, at),
  });
  await tellReceivers(transaction, { kind: name, hid, isNew, changes, at });
  await request.within?.(transaction, hid);
  const looked = check.findings.filter(({ needs }) => needs === 'confirm').map(recorded);
  await appendAudit(transaction, {
    at,
    actor: person,
    area: 'listing',
    action: isNew ? 'add' : 'edit',
    subject: subjectOf({ kind: name, hid }),
    detail: {
      changes,
      ...(version.source !== undefined && { version: version.source }),
      ...detail,
      ...decidedBy(request, changes),
      ...(looked.length > 0 && { confirmed: looked }),
    },
  });
  return hid;
}

/**
 * Saves an edit, or adds an item, that has no errors and whose findings the person has confirmed: the pages and the API follow immediately. One that
 * changes a link, a contract or an address is proposed to a second person, and waits as a whole.
 * @throws AppError not-found; conflict when another item got its link or contract at this moment
 */
export async function saveEdit(dependencies: Dependencies, request: SaveRequest): Promise<SaveOutcome> {
  const { database, kind, now } = dependencies;
  const { hid, seen, confirmed, person } = request;
  const { examined, names, changes } = await prepare(dependencies, request);
  if (hashDraft(examined.before) !== seen) return { kind: 'stale', changes };
  // What goes with an edit is written even where the edit changes nothing: a draft ends, and its schedule with it.
  if (hid !== newHid && changes.length === 0 && !request.within) return { kind: 'saved', hid };
  const check = await checkEdit({ ...dependencies, uploadKey: deskUploadKey(person) }, examined, names);
  if (isRefused(check, confirmed)) return { kind: 'refused', check };
  const waits = !request.confirmation && !dependencies.rule.decidesAlone && isTrusted(request.kind, changes);
  return database.transaction().execute(async (transaction): Promise<SaveOutcome> => {
    // First, because it makes changes of one item wait for each other. What waits changes nothing.
    if (!waits) await bumpContentRevision(transaction);
    await requireUnbarred(transaction, { kind: request.kind, hid, person: request.person });
    const stored = await getDraft(transaction, kind, hid);
    if (hashDraft(stored) !== seen) {
      const current = await readNames(transaction, stored, examined.draft);
      const lines = [stored, examined.draft].map((draft) => kind.describe(draft, current)) as [[], []];
      return { kind: 'stale', changes: compareLines(...lines) };
    }
    if (waits) {
      const proposal = await proposeEdit(transaction, { request, draft: examined.draft, changes, at: now() });
      return { kind: 'proposed', proposal };
    }
    const written = await write(transaction, dependencies, { request, examined, changes, check });
    return { kind: 'saved', hid: written };
  });
}

import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { ShownItem } from '#features/store/catalogue/server/catalogue-records.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { ListingDraft } from '../../model/listing-draft.ts';
import type { EditableListing, EditCheck } from '../../model/listing-edit.ts';
import type { DelistingPlanRequest, DraftAction, DraftRow } from '../../model/prepared-draft.ts';
import { hashDraft } from '../compare-drafts.ts';
import { getListing, readHistory } from '../get-listing.ts';
import type { ListingKey } from '../get-draft.ts';
import type { EditingDependencies, ListingKind } from '../listing-kind.ts';
import { previewListing } from '../preview-listing.ts';
import { choicesOf, readNames } from '../read-names.ts';
import { examineEdit, type SaveOutcome } from '../save-edit.ts';
import { changeDraft, compareWithStored, createDraft, type DraftOutcome } from './change-draft.ts';
import { confirmedOf, draftOf, draftSubject, foundOf, getDraftRow, presentStatus } from './draft-rows.ts';
import { listDraft } from './list-draft.ts';
import { planDelisting } from './planned-delistings.ts';

/** What is in the form of a draft. */
interface FormRequest {
  id: number;
  draft: unknown;
  person: AuditActor;
}

/** Items and edits that are prepared before visitors see them, and when listed items are delisted. */
export interface ListingDrafts {
  /** The one that was changed last comes first. */
  list(page: PageRequest): Promise<Page<DraftRow>>;
  /** @throws AppError not-found */
  get(id: number): Promise<EditableListing>;
  /** Of the listed item that the draft changes; `newHid` without one. @throws AppError not-found */
  hidOf(id: number): Promise<number>;
  /** @throws AppError bad-request, conflict where the item has a draft already */
  create(request: ListingKey & { draft: unknown; person: AuditActor }): Promise<DraftOutcome>;
  /** @throws AppError not-found, bad-request */
  check(request: FormRequest): Promise<EditCheck>;
  /** @throws AppError not-found, bad-request, conflict */
  preview(request: FormRequest): Promise<ShownItem>;
  /** Saves, schedules or deletes a draft, or cancels its schedule. @throws AppError not-found, bad-request, conflict */
  change(request: { id: number; action: DraftAction; person: AuditActor }): Promise<DraftOutcome>;
  /** Publishes what is in the form. @throws AppError not-found, bad-request, conflict */
  publish(
    request: FormRequest & { seen: string; base: string; confirmed: readonly string[] },
  ): Promise<SaveOutcome>;
  /** @throws AppError bad-request, conflict for an item that is not listed */
  planDelisting(request: ListingKey & { plan: DelistingPlanRequest; person: AuditActor }): Promise<void>;
}

type Parse = (kind: ListedKind, draft: unknown) => ListingDraft;
type Kinds = Record<ListedKind, ListingKind>;

async function list({ database }: EditingDependencies, page: PageRequest): Promise<Page<DraftRow>> {
  const { data, total } = await fetchPage(
    database.selectFrom('listing_drafts'),
    (drafts) => drafts.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'),
    page,
  );
  const rows = data.map((row) => ({ ...presentStatus(row), kind: row.kind, hid: row.hid, name: row.name }));
  return { data: rows, total };
}

/** The draft in the form of its item, or of one that is being added. */
async function get(dependencies: EditingDependencies, kinds: Kinds, id: number): Promise<EditableListing> {
  const { database } = dependencies;
  const row = await getDraftRow(database, id);
  const draft = draftOf(row);
  const kind = kinds[row.kind];
  const item = await getListing(database, kind, { kind: row.kind, hid: row.hid });
  const plan = {
    ...{ ...presentStatus(row), found: foundOf(row), confirmed: confirmedOf(row), base: item.seen },
    changes: await compareWithStored({ ...dependencies, kind }, item.draft, draft),
  };
  return {
    ...item,
    ...{ id: `draft-${id}`, name: row.name, draft, seen: hashDraft(draft), plan },
    choices: choicesOf(row.kind, await readNames(database, draft)),
    history: await readHistory(database, draftSubject(id)),
  };
}

/** @param parse checks that a draft is one of its kind */
export function createListingDrafts(
  dependencies: EditingDependencies,
  kinds: Kinds,
  parse: Parse,
): ListingDrafts {
  const { database, now } = dependencies;
  const withKind = (kind: ListedKind) => ({ ...dependencies, kind: kinds[kind] });
  const read = async ({ id, draft, person }: FormRequest) => {
    const row = await getDraftRow(database, id);
    const sent = parse(row.kind, draft);
    return { row, sent, edit: { kind: row.kind, hid: row.hid, draft: sent, person, draftIcon: row.icon } };
  };
  return {
    list: (page) => list(dependencies, page),
    get: (id) => get(dependencies, kinds, id),
    hidOf: async (id) => (await getDraftRow(database, id)).hid,
    create: async ({ kind, hid, draft, person }) =>
      createDraft(withKind(kind), { kind, hid, draft: parse(kind, draft), person }),
    check: async (request) => {
      const { row, edit } = await read(request);
      return examineEdit(withKind(row.kind), edit);
    },
    preview: async (request) => {
      const { row, edit } = await read(request);
      return previewListing(withKind(row.kind), edit);
    },
    change: async ({ id, action, person }) => {
      const row = await getDraftRow(database, id);
      const parseOwn = (draft: unknown) => parse(row.kind, draft);
      return changeDraft({ ...withKind(row.kind), parse: parseOwn }, { row, person }, action);
    },
    publish: async ({ seen, base, confirmed, ...request }) => {
      const { row, sent: draft } = await read(request);
      const stored = draftOf(row);
      if (hashDraft(stored) === seen)
        return listDraft(withKind(row.kind), { row, draft, base, confirmed, person: request.person });
      return { kind: 'stale', changes: await compareWithStored(withKind(row.kind), stored, draft) };
    },
    planDelisting: (request) => planDelisting(database, { ...request, at: now() }),
  };
}

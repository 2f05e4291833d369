import type { Selectable } from 'kysely';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import type { ListingDraftTable } from '#platform/database/dapp-tables.ts';
import type { DraftState, DraftStatus, EditCheck } from '../../model/listing-edit.ts';
import { newHid, type ListingDraft } from '../../model/listing-draft.ts';
import type { ListingKey } from '../get-draft.ts';
import { parseStoredDraft } from '../stored-draft.ts';

export type StoredDraft = Selectable<ListingDraftTable>;

/** What the audit log calls a draft. */
export const draftSubject = (id: number) => `listing draft ${id}`;

export const draftOf = ({ kind, draft }: Pick<StoredDraft, 'kind' | 'draft'>) =>
  parseStoredDraft(kind, draft);

export const confirmedOf = ({ confirmed }: Pick<StoredDraft, 'confirmed'>) =>
  JSON.parse(confirmed) as string[];

/** The name that the list shows: the English one, else the first. */
export function nameOf(draft: ListingDraft): string {
  if (!('url' in draft)) return draft.name.trim();
  const titles = [draft.texts.en, ...Object.values(draft.texts)].map((text) => text?.title.trim() ?? '');
  return titles.find((title) => title !== '') ?? '';
}

function stateOf({ from_time, stop_time }: StoredDraft): DraftState {
  if (from_time !== null) return 'scheduled';
  return stop_time === null ? 'draft' : 'stopped';
}

export const foundOf = ({ found }: Pick<StoredDraft, 'found'>) => JSON.parse(found) as EditCheck;

export function presentStatus(row: StoredDraft): DraftStatus {
  return {
    id: row.id,
    state: stateOf(row),
    from: row.from_time,
    until: row.until_time,
    reason: row.until_reason as DelistingReason | null,
    stopped: row.stop_time,
    by: row.actor,
    at: row.at,
  };
}

/** @throws AppError not-found */
export async function getDraftRow(database: Database, id: number): Promise<StoredDraft> {
  const row = await database.selectFrom('listing_drafts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such draft. It may have been published or deleted.');
  return row;
}

/** The draft that waits beside a listed item. */
export async function findWaitingDraft(
  database: Database,
  { kind, hid }: ListingKey,
): Promise<DraftStatus | null> {
  if (hid === newHid) return null;
  const row = await database
    .selectFrom('listing_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .executeTakeFirst();
  return row ? presentStatus(row) : null;
}

import { listSubjectEntries } from '#features/team/audit/server/list-subject-entries.ts';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { selectListedName } from '#features/store/catalogue/server/listed-tables.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { newHid } from '../model/listing-draft.ts';
import type { EditableListing, FieldChange, ListingEvent } from '../model/listing-edit.ts';
import { hashDraft } from './compare-drafts.ts';
import { getDraft, subjectOf, type ListingKey } from './get-draft.ts';
import type { ListingKind } from './listing-kind.ts';
import { findWaitingDraft } from './drafts/draft-rows.ts';
import { readPlannedDelisting } from './drafts/planned-delistings.ts';
import { choicesOf, readNames } from './read-names.ts';
import { findCurrent, listVersions } from './versions.ts';

/** Acts that the page of an item shows; the log has them all. */
const shownEvents = 100;

/** What the log says about an item or a draft. */
export async function readHistory(database: Database, subject: string): Promise<ListingEvent[]> {
  const entries = await listSubjectEntries(database, { area: 'listing', subject, max: shownEvents });
  return entries.map(({ id, at, actor, action, detail }) => {
    const facts = JSON.parse(detail) as {
      changes?: FieldChange[];
      confirmed?: ListingEvent['confirmed'];
      reason?: string;
    };
    const reason = facts.reason === undefined ? [] : [{ field: 'reason', from: '', to: facts.reason }];
    return { id, at, actor, action, changes: facts.changes ?? reason, confirmed: facts.confirmed ?? [] };
  });
}

/** Name, source and delisting of an item; empty for one that is being added. */
async function readState(database: Database, { kind, hid }: ListingKey) {
  if (hid === newHid) return { name: '', source: null, delisting: null };
  const row = await selectListedName(database, kind, hid).select('source').executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such item.');
  const delisting = await database
    .selectFrom('delistings')
    .select(['reason', 'note', 'actor', 'create_time as at'])
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('restore_time', 'is', null)
    .executeTakeFirst();
  const shown = delisting && { ...delisting, reason: delisting.reason as DelistingReason };
  return { name: row.name, source: row.source, delisting: shown ?? null };
}

/** An item, or an empty one to be added, with what the form offers and what was done to it. @throws AppError not-found */
export async function getListing(
  database: Database,
  kind: ListingKind,
  item: ListingKey,
): Promise<EditableListing> {
  const draft = await getDraft(database, kind, item.hid);
  return {
    id: item.hid === newHid ? `${item.kind}-new` : `${item.kind}-${item.hid}`,
    ...item,
    ...(await readState(database, item)),
    draft,
    seen: hashDraft(draft),
    choices: choicesOf(item.kind, await readNames(database, draft)),
    version: await findCurrent(database, item, draft),
    versions: await listVersions(database, item),
    history: await readHistory(database, subjectOf(item)),
    plan: null,
    waiting: await findWaitingDraft(database, item),
    planned: await readPlannedDelisting(database, item),
  };
}

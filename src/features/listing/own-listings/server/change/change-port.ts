import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { trustedFields } from '#features/store/catalogue/model/listed-link.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { compareLines, hashDraft } from '#features/listing/catalogue-editing/server/compare-drafts.ts';
import { getDraft, subjectOf } from '#features/listing/catalogue-editing/server/get-draft.ts';
import type { ListingKinds } from '#features/listing/catalogue-editing/server/listing-kinds.ts';
import { readNames } from '#features/listing/catalogue-editing/server/read-names.ts';
import { keepVersions } from '#features/listing/catalogue-editing/server/versions.ts';
import type { ReviewListingChange } from '#features/submission/review/model/listing-change.ts';
import type { ListingChangePort } from '#features/submission/review/server/change-port.ts';
import { isListing } from '#features/submission/submissions/model/state.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { applyChange } from './apply-change.ts';
import { isWithheld } from './find-case.ts';
import { nameOf, readRequest } from './open-change.ts';

/** The request with the item as it is now; undefined for every other submission. */
async function read(database: Database, listings: ListingKinds, row: SubmissionRow) {
  const { kind, change_hid: hid } = row;
  if (hid === null || !isListing(kind)) return undefined;
  const request = await readRequest({ database, listings }, row);
  if (!request) return undefined;
  const item = { kind, hid };
  const now = await getDraft(database, listings[kind], hid);
  return { ...request, item, now, draft: applyChange(now, request) };
}

async function findBar(
  database: Database,
  { item, now }: NonNullable<Awaited<ReturnType<typeof read>>>,
): Promise<ReviewListingChange['bar']> {
  const entry = await database
    .selectFrom(listedTables[item.kind].table)
    .select('listed')
    .where('hid', '=', item.hid)
    .executeTakeFirst();
  if (entry?.listed !== 1) return 'delisted';
  return (await isWithheld(database, item, now)) ? 'withheld' : null;
}

async function find(
  database: Database,
  listings: ListingKinds,
  row: SubmissionRow,
): Promise<ReviewListingChange | null> {
  const found = await read(database, listings, row);
  if (!found) return null;
  const { base, wanted, now, item } = found;
  const names = await readNames(database, base, wanted, now);
  const linesOf = (draft: typeof now) => listings[item.kind].describe(draft, names);
  const listedNow = new Map(linesOf(now).map(({ field, value }) => [field, value]));
  const fields = compareLines(linesOf(base), linesOf(wanted)).map(({ field, from, to }) => ({
    ...{ field, asked: from, wanted: to },
    listed: listedNow.get(field) ?? '',
    leadsElsewhere: trustedFields[item.kind].includes(field),
  }));
  const edits = compareLines(linesOf(base), linesOf(now));
  const asked = new Set(fields.map(({ field }) => field));
  return {
    hid: item.hid,
    title: await nameOf(database, item),
    listing: `${item.kind}-${item.hid}`,
    seen: hashDraft(now),
    fields,
    editedSince: edits
      .filter(({ field }) => !asked.has(field))
      .map(({ field, from, to }) => ({ field, asked: from, listed: to })),
    isStale: edits.length > 0,
    bar: await findBar(database, found),
  };
}

const barSentences: Record<NonNullable<ReviewListingChange['bar']>, string> = {
  delisted: 'The item is no longer listed. Restore it first, or reject this change.',
  withheld: 'A link of the item is withheld. Decide about the link under Watch first.',
};

/** Changes of listed items for the review. */
export function createChangePort(listings: ListingKinds): ListingChangePort {
  return {
    find: (database, row) => find(database, listings, row),
    keepVersions: (transaction, { kind, hid, person, at }, write) =>
      keepVersions(transaction, listings[kind], {
        writing: { kind, hid, act: 'approved', actor: person.email, at },
        write,
      }),
    async apply(transaction, row, { seen, person, at }) {
      // First, because it makes changes of one item wait for each other.
      await bumpContentRevision(transaction);
      const found = await read(transaction, listings, row);
      if (!found) throw new AppError('conflict', 'The request for this change cannot be read.');
      const bar = await findBar(transaction, found);
      if (bar) throw new AppError('conflict', barSentences[bar]);
      const { item, now, draft } = found;
      if (hashDraft(now) !== seen)
        throw new AppError('conflict', 'The item was edited in the meantime. Reload and decide again.');
      const listing = listings[item.kind];
      const names = await readNames(transaction, now, draft);
      await keepVersions(transaction, listing, {
        writing: { ...item, act: 'approved', actor: person.email, at },
        write: () => listing.write(transaction, { hid: item.hid, before: now, draft }, at),
      });
      const changes = compareLines(listing.describe(now, names), listing.describe(draft, names));
      await appendAudit(transaction, {
        at,
        actor: person,
        area: 'listing',
        action: 'edit',
        subject: subjectOf(item),
        detail: { changes, submission: row.id },
      });
    },
  };
}

import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { ShownItem } from '#features/store/catalogue/server/catalogue-records.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { readItem } from '#features/store/catalogue/server/read-records.ts';
import { AppError } from '#lib/app-error.ts';
import { tryOut } from '#platform/database/try-out.ts';
import type { DappListing, ListingDraft, TokenListing } from '../model/listing-draft.ts';
import { deskUploadKey, findLogoIssues } from './check-edit.ts';
import { cleanEdit } from './clean-edit.ts';
import { getDraft } from './get-draft.ts';
import type { EditingDependencies, ListingKind } from './listing-kind.ts';
import { readNames, type ListingNames } from './read-names.ts';
import type { EditRequest } from './save-edit.ts';

/** Leads nowhere: in the place of a site that is not filled in yet. */
const noSite = 'https://not-filled-in.invalid/';

function drawableDapp(draft: DappListing, names: ListingNames): DappListing {
  return {
    ...draft,
    texts: Object.keys(draft.texts).length === 0 ? { en: { title: '', desc: '' } } : draft.texts,
    url: /^https?:\/\//i.test(draft.url) ? draft.url : noSite,
    categories: draft.categories.filter((hid) => names.categories.has(hid)),
    contracts: draft.contracts.filter(({ chain }) => names.chains.has(chain)),
  } as DappListing;
}

const digitsOrNone = (text: string) => (/^\d{1,4}$/.test(text) ? text : '0');

/** A draft that can be written, whatever is missing or wrong in it. @throws AppError bad-request for what has no place to be drawn in */
function drawable(draft: ListingDraft, names: ListingNames): ListingDraft {
  if ('url' in draft) return drawableDapp(draft, names);
  if (!names.chains.has(draft.chain))
    throw new AppError('bad-request', 'Choose a network to see the preview.');
  if (!('decimal' in draft)) return draft;
  const { decimal, precision } = draft satisfies TokenListing;
  return { ...draft, decimal: digitsOrNone(decimal), precision: digitsOrNone(precision) };
}

/**
 * An item as visitors will see it once the draft is saved: written by the code that saves, read by the code that reads the catalogue, in a
 * transaction that is undone. A delisted item is drawn as if it were listed.
 * @throws AppError not-found, bad-request, conflict
 */
export async function previewListing(
  dependencies: EditingDependencies & { kind: ListingKind },
  { kind: name, hid, draft: sent, person, draftIcon }: EditRequest & { kind: ListedKind },
): Promise<ShownItem> {
  const { database, kind, now } = dependencies;
  const before = await getDraft(database, kind, hid);
  const names = await readNames(database, before, sent);
  const cleaned = cleanEdit(kind, { sent, before }, names);
  const examined = { hid, before, draft: cleaned, draftIcon };
  const key = deskUploadKey(person);
  const hasLogo = (await findLogoIssues(dependencies, { kind: name, ...examined }, key)).length === 0;
  const draft = drawable(hasLogo ? cleaned : { ...cleaned, icon: before.icon }, names);
  const item = await tryOut(database, async (transaction) => {
    const written = await kind.write(transaction, { hid, before, draft }, now());
    await transaction
      .updateTable(listedTables[name].table)
      .set({ listed: 1 })
      .where('hid', '=', written)
      .execute();
    return readItem(transaction, { kind: name, hid: written });
  });
  if (!item) throw new AppError('not-found', 'This item has no page yet.');
  return item;
}

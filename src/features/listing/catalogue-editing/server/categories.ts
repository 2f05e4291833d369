import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { categoryIconOf, categoryIcons } from '#features/store/catalogue/model/category-icon.ts';
import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type {
  CategoryChange,
  DeskCategory,
  ListOrder,
  NewCategory,
  OrderedList,
} from '../model/category-change.ts';
import {
  keepVersion,
  type VersionAuthor,
  type VersionState,
} from '#features/team/versions/server/keep-version.ts';
import { compareLines } from './compare-drafts.ts';
import type { PublishedDraft } from './published-draft.ts';
import { hashValues, requireSameMembers, requireSeen } from './hash-order.ts';
import { dappFormat } from '#features/submission/dapp-submission/model/stored-dapp.ts';
import { underReview, unpaid } from '#features/submission/submissions/model/state.ts';
import { readPayloads } from '#features/submission/submissions/server/parse-payload.ts';

export interface Act {
  database: Database;
  person: VersionAuthor;
  at: Date;
  /** Number of the version that is restored. */
  source?: number;
  draft?: PublishedDraft;
}

/** Type of the categories that pages show (specification §5); others are known to the API alone. */
export const shownType = 0;
export const hiddenType = 1;

/** Lower ids are those of the installation (content/categories.json), which later versions may add to. */
const firstOwnHid = 1_000;

async function readCategories(database: Database): Promise<DeskCategory[]> {
  const rows = await database
    .selectFrom('categories')
    .select(['hid', 'category_type', 'icon', 'titles'])
    .orderBy('m_index')
    .orderBy('hid')
    .execute();
  const counts = await database
    .selectFrom('dapp_categories')
    .select((eb) => ['category_hid', eb.fn.countAll<string | number>().as('items')])
    .groupBy('category_hid')
    .execute();
  const items = new Map(counts.map((row) => [row.category_hid, Number(row.items)]));
  return rows.map(({ hid, category_type, icon, titles }) => ({
    id: hid,
    titles: JSON.parse(titles) as Record<string, string>,
    icon: categoryIconOf(icon),
    isHidden: category_type !== shownType,
    isHot: hid === hotCategoryId,
    items: items.get(hid) ?? 0,
    seen: hashValues([titles, icon]),
  }));
}

const hidsOf = (categories: readonly DeskCategory[]) => categories.map(({ id }) => id);
const titleOf = ({ titles, id }: Pick<DeskCategory, 'titles' | 'id'>) => titles['en'] ?? String(id);

/** Every category in the order of the store. */
export async function listCategories(database: Database): Promise<OrderedList<DeskCategory>> {
  const data = await readCategories(database);
  return { data, total: data.length, seen: hashValues(hidsOf(data)) };
}

/** What the log and the versions call the order, and a category. */
export const orderSubject = 'categories';
export const subjectOf = (hid: number) => `category ${hid}`;

export const orderState = (categories: readonly DeskCategory[]): VersionState => ({
  values: { hids: hidsOf(categories) },
  lines: [{ field: 'order', value: categories.map(titleOf).join('\n') }],
});

/** What a version of a category brings back. */
export type CategoryValues = Pick<DeskCategory, 'titles' | 'icon' | 'isHidden'>;

const factLines = ({ titles, icon }: Pick<DeskCategory, 'titles' | 'icon'>) => [
  ...Object.entries(titles).map(([locale, value]) => ({ field: `texts.${locale}.title`, value })),
  { field: 'symbol', value: categoryIcons[icon] },
];

export const categoryState = ({ titles, icon, isHidden }: DeskCategory): VersionState => ({
  values: { titles, icon, isHidden },
  lines: [...factLines({ titles, icon }), { field: 'listed', value: isHidden ? 'no' : 'yes' }],
});

/** Keeps versions of the order and of each category that changed. */
async function keepVersions(
  transaction: DatabaseTransaction,
  before: readonly DeskCategory[],
  { person, at, source }: Pick<Act, 'person' | 'at' | 'source'>,
): Promise<void> {
  const after = await readCategories(transaction);
  const kept = { source, person, at };
  await keepVersion(transaction, {
    ...kept,
    subject: orderSubject,
    before: orderState(before),
    after: orderState(after),
  });
  for (const category of after) {
    const known = before.find(({ id }) => id === category.id);
    const states = { before: known && categoryState(known), after: categoryState(category) };
    await keepVersion(transaction, { ...kept, ...states, subject: subjectOf(category.id) });
  }
}

/** Changes the catalogue, keeps what changed as versions, and says so in the log. */
export async function changeCategories<Outcome>(
  { database, person, at, source, draft }: Act,
  act: (
    transaction: DatabaseTransaction,
    categories: DeskCategory[],
  ) => Promise<{
    outcome: Outcome;
    action: string;
    subject: string;
    detail: Record<string, unknown>;
  }>,
): Promise<Outcome> {
  return database.transaction().execute(async (transaction) => {
    // First, because it makes changes wait for each other.
    await bumpContentRevision(transaction);
    await draft?.end(transaction);
    const before = await readCategories(transaction);
    const { outcome, detail, ...entry } = await act(transaction, before);
    await keepVersions(transaction, before, { person, at, ...(source && { source }) });
    const told = { area: 'catalogue', detail: { ...detail, source, ...draft?.detail } } as const;
    await appendAudit(transaction, { at, actor: person, ...told, ...entry });
    return outcome;
  });
}

/** @throws AppError bad-request for a title that another category has in the same language */
export function requireOwnTitles(others: readonly DeskCategory[], titles: Record<string, string>): void {
  for (const [locale, title] of Object.entries(titles)) {
    const same = others.find((other) => other.titles[locale]?.toLowerCase() === title.toLowerCase());
    if (same) throw new AppError('bad-request', `Another category is called “${title}” (${locale}).`);
  }
}

async function writeOrder(transaction: DatabaseTransaction, hids: readonly number[]): Promise<void> {
  for (const [m_index, hid] of hids.entries())
    await transaction.updateTable('categories').set({ m_index }).where('hid', '=', hid).execute();
}

/** Adds a category at the end. @returns its `hid` @throws AppError bad-request */
export async function createCategory(act: Act, { titles, icon }: NewCategory): Promise<number> {
  return changeCategories(act, async (transaction, categories) => {
    requireOwnTitles(categories, titles);
    const own = hidsOf(categories).filter((hid) => hid >= firstOwnHid && hid < hotCategoryId);
    const hid = Math.max(firstOwnHid - 1, ...own) + 1;
    const row = { hid, m_index: categories.length, category_type: shownType, icon };
    await transaction
      .insertInto('categories')
      .values({ ...row, titles: JSON.stringify(titles) })
      .execute();
    await writeOrder(transaction, [...hidsOf(categories), hid]);
    return { outcome: hid, action: 'create-category', subject: subjectOf(hid), detail: { titles, icon } };
  });
}

/** Brings the categories into an order. @throws AppError conflict, bad-request */
export async function orderCategories(act: Act, { hids, seen }: ListOrder): Promise<void> {
  return changeCategories(act, async (transaction, categories) => {
    requireSeen(hidsOf(categories), seen);
    requireSameMembers(hids, hidsOf(categories));
    await writeOrder(transaction, hids);
    const titles = new Map(categories.map((category) => [category.id, titleOf(category)]));
    const linesOf = (order: readonly number[]) => order.map((hid) => titles.get(hid) ?? '').join('\n');
    const changes = [{ field: 'order', from: linesOf(hidsOf(categories)), to: linesOf(hids) }];
    return { outcome: undefined, action: 'order-categories', subject: orderSubject, detail: { changes } };
  });
}

async function edit(
  transaction: DatabaseTransaction,
  { category, others }: { category: DeskCategory; others: DeskCategory[] },
  { titles, icon, seen }: Extract<CategoryChange, { name: 'edit' }>,
) {
  if (category.seen !== seen)
    throw new AppError('conflict', 'Another person changed this in the meantime. Reload and decide again.');
  requireOwnTitles(others, titles);
  await transaction
    .updateTable('categories')
    .set({ titles: JSON.stringify(titles), icon })
    .where('hid', '=', category.id)
    .execute();
  return { changes: compareLines(factLines(category), factLines({ titles, icon })) };
}

/** Would an approval put a DApp into this category? */
async function isNamedByOpenSubmission(database: Database, category: number): Promise<boolean> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'payload', 'payload_version'])
    .where('kind', '=', 'dapp')
    .where('state', 'in', [...underReview, ...unpaid])
    .execute();
  return readPayloads(dappFormat, rows).some(({ payload }) => payload.categories.includes(category));
}

/** @throws AppError conflict unless nothing is in it and nothing is about to be */
async function remove(transaction: DatabaseTransaction, { id, items }: DeskCategory): Promise<void> {
  if (items > 0)
    throw new AppError('conflict', `${items} DApps are in this category. Hide it, or move them first.`);
  if (await isNamedByOpenSubmission(transaction, id))
    throw new AppError('conflict', 'A submission in review uses this category. Hide it instead.');
  await transaction.deleteFrom('categories').where('hid', '=', id).execute();
  // The installation's own categories are added at each start; this one stays away.
  await transaction
    .insertInto('deleted_categories')
    .values({ hid: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Edits, hides, shows or deletes a category. @throws AppError not-found, conflict, bad-request */
export async function changeCategory(act: Act, hid: number, made: CategoryChange): Promise<void> {
  return changeCategories(act, async (transaction, categories) => {
    const category = categories.find(({ id }) => id === hid);
    if (!category) throw new AppError('not-found', 'There is no such category.');
    if (category.isHot && made.name !== 'edit')
      throw new AppError('conflict', 'The hot category cannot be deleted or hidden.');
    const done = { outcome: undefined, action: `${made.name}-category`, subject: subjectOf(hid) };
    const title = titleOf(category);
    if (made.name === 'edit') {
      const others = categories.filter(({ id }) => id !== hid);
      return { ...done, detail: { title, ...(await edit(transaction, { category, others }, made)) } };
    }
    if (made.name === 'delete') await remove(transaction, category);
    else {
      const category_type = made.name === 'hide' ? hiddenType : shownType;
      await transaction.updateTable('categories').set({ category_type }).where('hid', '=', hid).execute();
    }
    return { ...done, detail: { title } };
  });
}

import type { RestoreRequest, VersionHistory } from '#features/team/versions/model/kept-version.ts';
import { getVersionValues, listVersions } from '#features/team/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import {
  categoryState,
  changeCategories,
  hiddenType,
  listCategories,
  orderCategories,
  orderState,
  orderSubject,
  requireOwnTitles,
  shownType,
  subjectOf,
  type Act,
  type CategoryValues,
} from './categories.ts';

/** The versions of the order of the store. */
export async function listOrderVersions(database: Database): Promise<VersionHistory> {
  const { data, seen } = await listCategories(database);
  return listVersions(database, orderSubject, { current: [...orderState(data).lines], seen });
}

/**
 * Brings back an order: categories that were deleted since are left out, those that were added since come last.
 * @throws AppError not-found, conflict
 */
export async function restoreOrder(act: Act, { number, seen }: RestoreRequest): Promise<void> {
  const { hids } = await getVersionValues<{ hids: number[] }>(act.database, orderSubject, number);
  const known = (await listCategories(act.database)).data.map(({ id }) => id);
  const kept = hids.filter((hid) => known.includes(hid));
  const added = known.filter((hid) => !kept.includes(hid));
  await orderCategories({ ...act, source: number }, { hids: [...kept, ...added], seen });
}

const notThere = () => new AppError('not-found', 'There is no such category.');

/** The versions of one category. @throws AppError not-found */
export async function listCategoryVersions(database: Database, hid: number): Promise<VersionHistory> {
  const category = (await listCategories(database)).data.find(({ id }) => id === hid);
  if (!category) throw notThere();
  const { seen } = category;
  return listVersions(database, subjectOf(hid), { current: [...categoryState(category).lines], seen });
}

/**
 * Brings back titles, icon and visibility of a category. Versions from before icons were chosen leave the icon.
 * @throws AppError not-found, conflict, bad-request
 */
export async function restoreCategory(
  act: Act,
  hid: number,
  { number, seen }: RestoreRequest,
): Promise<void> {
  const { titles, icon, isHidden } = await getVersionValues<
    Omit<CategoryValues, 'icon'> & Partial<Pick<CategoryValues, 'icon'>>
  >(act.database, subjectOf(hid), number);
  await changeCategories({ ...act, source: number }, async (transaction, categories) => {
    const category = categories.find(({ id }) => id === hid);
    if (!category) throw notThere();
    if (category.seen !== seen)
      throw new AppError('conflict', 'Another person changed this in the meantime. Reload and decide again.');
    requireOwnTitles(
      categories.filter(({ id }) => id !== hid),
      titles,
    );
    await transaction
      .updateTable('categories')
      .set({
        titles: JSON.stringify(titles),
        icon: icon ?? category.icon,
        category_type: isHidden ? hiddenType : shownType,
      })
      .where('hid', '=', hid)
      .execute();
    return { outcome: undefined, action: 'restore-category', subject: subjectOf(hid), detail: { titles } };
  });
}

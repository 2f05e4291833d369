import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import { dappAddress } from '#features/store/catalogue/model/listed-address.ts';
import type { Arrangement } from '#features/store/catalogue/server/arrange-snapshot.ts';
import type { CategoryEntry } from '#features/store/catalogue/server/catalogue-records.ts';
import type { Catalogue } from '#features/store/catalogue/server/catalogue.ts';
import { AppError } from '#lib/app-error.ts';
import type { ArrangementPreview } from '../model/arrangement-preview.ts';
import type { DeskCategory } from '../model/category-change.ts';

/** The page that shows a change, and the catalogue with it. */
export interface ArrangementPlace {
  /** Without language. */
  path: string;
  anchor: string;
  arrangement: Arrangement;
}

type Ask<View extends ArrangementPreview['view']> = Extract<ArrangementPreview, { view: View }>;

/** Where the tabs of the store begin. */
const storeBar = 'categories';
/** A new category is not opened in its preview, so no address names this id. */
const newHid = 999_999_999;
/** So many DApps of a network are looked at for one with a contract there. */
const dappsLookedAt = 10;

const entryOf = ({ id, titles, icon, isHidden }: DeskCategory, m_index: number): CategoryEntry => ({
  hid: id,
  m_index,
  category_type: isHidden ? 1 : 0,
  icon,
  titles,
});

function placeOfOrder(categories: readonly DeskCategory[], hids: readonly number[]): ArrangementPlace {
  const ordered = hids.flatMap((hid) => categories.find(({ id }) => id === hid) ?? []);
  return { path: '/dappstore', anchor: storeBar, arrangement: { categories: ordered.map(entryOf) } };
}

function placeOfCategory(
  categories: readonly DeskCategory[],
  { hid, titles, icon }: Ask<'category'>,
): ArrangementPlace {
  const fresh = { id: newHid, titles, icon, isHidden: false, isHot: false, items: 0, seen: '' };
  const changed =
    hid === null
      ? [...categories, fresh]
      : categories.map((each) => (each.id === hid ? { ...each, titles, icon, isHidden: false } : each));
  const path = hid === null ? '/dappstore' : `/dappstore?category_id=${hid}`;
  return { path, anchor: storeBar, arrangement: { categories: changed.map(entryOf) } };
}

/** A DApp whose page shows the network: one with a contract on it, so that the explorer is seen as well. */
async function findDapp(catalogue: Catalogue, hid: number): Promise<number> {
  const request = { chain_hid: hid, start: 0, count: dappsLookedAt, locale: 'en' } as const;
  const { dapps } = await catalogue.listDapps(request);
  const details = await Promise.all(dapps.map((dapp) => catalogue.dappDetail(dapp.hid, 'en')));
  const hasContract = (index: number) =>
    details[index]?.contracts.some(({ chain_hids }) => chain_hids.includes(hid)) ?? false;
  const found = dapps.find((_dapp, index) => hasContract(index)) ?? dapps[0];
  if (!found)
    throw new AppError(
      'conflict',
      'No listed DApp is on this network, so no page shows it yet. The forms offer it with this name and icon.',
    );
  return found.hid;
}

async function placeOfNetwork(catalogue: Catalogue, ask: Ask<'network'>): Promise<ArrangementPlace> {
  const { hid, title, short, explorer, icon: icon_url, isListed } = ask;
  const chain = (await catalogue.listChains()).find((each) => each.hid === hid);
  if (!chain) throw new AppError('not-found', 'There is no such network.');
  const changed = { ...chain, title, short, explorer, icon_url, deprecated: !isListed };
  return {
    path: dappAddress(await findDapp(catalogue, hid)),
    anchor: 'networks',
    arrangement: { chain: changed },
  };
}

/** Where visitors will see a change. @throws AppError not-found; conflict where no page shows it */
export async function placeOfArrangement(
  ask: ArrangementPreview,
  { catalogue, categories }: { catalogue: Catalogue; categories: readonly DeskCategory[] },
): Promise<ArrangementPlace> {
  switch (ask.view) {
    case 'hot-list':
      return {
        path: `/dappstore?category_id=${hotCategoryId}`,
        anchor: storeBar,
        arrangement: { hot: ask.hids },
      };
    case 'category-order':
      return placeOfOrder(categories, ask.hids);
    case 'category':
      return placeOfCategory(categories, ask);
    case 'network':
      return placeOfNetwork(catalogue, ask);
  }
}

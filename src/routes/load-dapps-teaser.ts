import type { DappsTeaserData } from '#features/catalogue/view/teaser/dapps-teaser.tsx';
import type { LoadRequest } from './loader.ts';

const dappsShown = 8;
const categoriesShown = 5;

/** What the store's teaser shows: hot DApps with their chains, and the first categories. */
export async function loadDappsTeaser({
  services: { catalogue },
  locale,
}: Pick<LoadRequest, 'services' | 'locale'>): Promise<DappsTeaserData> {
  const [dapps, categories, chains] = await Promise.all([
    catalogue.listHot({ start: 0, count: dappsShown, locale }),
    catalogue.listCategories(locale),
    catalogue.listChains(),
  ]);
  const shownChains = new Set(dapps.flatMap((dapp) => dapp.chains.map(({ hid }) => hid)));
  return {
    dapps,
    categories: categories.filter(({ category_type }) => category_type === 0).slice(0, categoriesShown),
    chains: chains
      .filter(({ hid }) => shownChains.has(hid))
      .map(({ hid, title, icon_url }) => ({ hid, title, icon_url })),
  };
}

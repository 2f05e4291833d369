import type { DappsTeaserData } from '#features/store/catalogue/view/teaser/dapps-teaser.tsx';
import { findAvailable } from '#lib/find-available.ts';
import type { LoadRequest } from './loader.ts';

const dappsShown = 8;
const categoriesShown = 5;

type TeaserRequest = Pick<LoadRequest, 'services' | 'locale'>;

const nothing: DappsTeaserData = { dapps: [], categories: [], chains: [] };

/** What the store's teaser shows: hot DApps with their chains, and the first categories; nothing while a content host does not answer. */
export async function loadDappsTeaser(request: TeaserRequest): Promise<DappsTeaserData> {
  return (await findAvailable(loadTeaser(request))) ?? nothing;
}

async function loadTeaser({ services, locale }: TeaserRequest): Promise<DappsTeaserData> {
  const { catalogue } = services.shown;
  const [dapps, categories, chains] = await Promise.all([
    catalogue.listHot({ start: 0, count: dappsShown, locale }),
    catalogue.listCategories(locale),
    catalogue.listChains(),
  ]);
  const shownChains = new Set(dapps.flatMap((dapp) => dapp.chains.map(({ hid }) => hid)));
  return {
    dapps: dapps.map(({ hid, title, desc, icon_url, languages, chains: on }) => {
      return { hid, title, desc, icon_url, languages, chains: on.map((chain) => ({ hid: chain.hid })) };
    }),
    categories: categories.filter(({ category_type }) => category_type === 0).slice(0, categoriesShown),
    chains: chains
      .filter(({ hid }) => shownChains.has(hid))
      .map(({ hid, title, icon_url }) => ({ hid, title, icon_url })),
  };
}

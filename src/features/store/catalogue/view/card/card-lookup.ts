import type { Category } from '../../model/category.ts';
import { hotCategoryId } from '../../model/hot-category.ts';
import type { CardDapp } from '../../model/dapp.ts';
import type { StorePageData } from '../../model/store-page.ts';

export type StoreChain = Pick<StorePageData['chains'][number], 'hid' | 'title' | 'icon_url'>;

/** Names and icons for the ids of a DApp. */
export interface CardLookup {
  categoryTitleOf(dapp: CardDapp): string;
  chainsOf(dapp: { chains: CardDapp['chains'] }): StoreChain[];
}

export function createCardLookup(categories: readonly Category[], chains: readonly StoreChain[]): CardLookup {
  const titles = new Map(categories.map(({ hid, title }) => [hid, title]));
  const chainByHid = new Map(chains.map((chain) => [chain.hid, chain]));
  return {
    // "Hot" says nothing about a DApp's purpose, so its own category comes first.
    categoryTitleOf: ({ category_ids }) => {
      const own = category_ids.find((hid) => hid !== hotCategoryId && titles.has(hid)) ?? category_ids[0];
      return (own !== undefined && titles.get(own)) || '';
    },
    chainsOf: (dapp) =>
      dapp.chains.map(({ hid }) => chainByHid.get(hid)).filter((chain) => chain !== undefined),
  };
}

import type { Dapp } from '#features/store/catalogue/model/dapp.ts';
import type { FoundAsset } from '#features/store/catalogue/model/store-page.ts';
import type { NewsSummary } from '#features/core/news/model/news-item.ts';

/** What a row shows of a DApp. */
export type FoundDapp = Pick<Dapp, 'hid' | 'title' | 'desc' | 'icon_url' | 'languages'>;

/** The data of `/{lang}/search`; a pure function of language, words and content revision. Pages are found by the view. */
export interface SearchData {
  /** Empty before a search. */
  key: string;
  /** The words held a recovery phrase or a private key, so nothing was searched. */
  isSecret: boolean;
  /** Pairs of Chinese characters that are one in the search, as far as the words have them (`hanPairsFor`). */
  hanPairs: string;
  /** The first ones. */
  dapps: FoundDapp[];
  /** DApps found in total: the store shows all. */
  dappsFound: number;
  assets: FoundAsset[];
  news: NewsSummary[];
}

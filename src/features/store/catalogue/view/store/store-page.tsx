import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useStartLists } from '#features/core/chains/view/use-start-lists.ts';
import { BannerStrip } from '#features/core/news/view/promotions/banner-strip.tsx';
import { Note } from '#ui/note/note.tsx';
import { Sections } from '#ui/section-boundary/section-boundary.tsx';
import { createCardLookup } from '../card/card-lookup.ts';
import { FavoritesPanel } from '../favorites/favorites-panel.tsx';
import { FavoritesRow } from '../favorites/favorites-row.tsx';
import { StoreAssets } from './store-assets.tsx';
import { StoreBar } from './store-bar.tsx';
import type { StoreData } from './store-data.ts';
import { StoreHero } from './store-hero.tsx';
import styles from './store-page.module.css';
import { StoreResults } from './store-results.tsx';
import { StoreSide } from './store-side.tsx';

/** The DApp store: search, categories, networks, favorites, the list and its sidebar. */
export function StorePage({ data }: { data: StoreData }) {
  useStartLists();
  const { filter, view } = data;
  const lookup = createCardLookup(data.categories, data.chains);
  const wallet = brand.name;
  // With a search or a network filter, the visitor wants the list.
  const isWhole = view === 'list' && filter.key === '' && filter.chain_hid === null;
  return (
    <Sections>
      <StoreHero data={data} />
      <StoreBar data={data} />
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.main}>
          <Sections>
            {isWhole && data.banners.length > 0 ? (
              <div className={styles.banners}>
                <BannerStrip banners={data.banners} />
              </div>
            ) : null}
            <Note tone="caution">
              <Trans>
                DApps are run by other teams. {wallet} reviews listings, but cannot vouch for every contract
                behind them.
              </Trans>
            </Note>
            {view === 'favorites' ? (
              <FavoritesPanel data={data} lookup={lookup} />
            ) : (
              <Sections>
                {filter.key ? null : <FavoritesRow known={data.dapps} />}
                <StoreAssets assets={data.assets} />
                <StoreResults key={JSON.stringify(filter)} data={data} lookup={lookup} />
              </Sections>
            )}
          </Sections>
        </div>
        <Sections>
          <StoreSide data={data} />
        </Sections>
      </div>
    </Sections>
  );
}

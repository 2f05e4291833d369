import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useStartLists } from '#features/core/chains/view/use-start-lists.ts';
import { BannerStrip } from '#features/core/news/view/promotions/banner-strip.tsx';
import { Note } from '#ui/note/note.tsx';
import { Sections } from '#ui/section-boundary/section-boundary.tsx';
import { createCardLookup } from '../card/card-lookup.ts';
import { FavoritesPanel } from '../favorites/favorites-panel.tsx';
import { FavoritesRow } from '../favorites/favorites-row.tsx';
import { isListFirst } from './is-list-first.ts';
import { StoreAssets } from './store-assets.tsx';
import { StoreBar } from './store-bar.tsx';
import type { StoreData } from './store-data.ts';
import { StoreHero } from './store-hero.tsx';
import styles from './store-page.module.css';
import { StoreResults } from './store-results.tsx';
import { StoreSide } from './store-side.tsx';

function Warning({ className }: { className: string | undefined }) {
  const wallet = brand.name;
  return (
    <Note tone="caution" className={className}>
      <Trans>
        DApps are run by other teams. {wallet} reviews listings, but cannot vouch for every contract behind
        them.
      </Trans>
    </Note>
  );
}

/**
 * The DApp store: search, categories, networks, favorites, the list and its sidebar. What a visitor has asked for comes first: then the head
 * is low, and the warning follows the results.
 */
export function StorePage({ data }: { data: StoreData }) {
  useStartLists();
  const { filter, view } = data;
  const lookup = createCardLookup(data.categories, data.chains);
  const isFolded = view === 'list' && isListFirst(filter);
  const warning = <Warning className={isFolded ? styles.after : undefined} />;
  const assets = <StoreAssets assets={data.assets} />;
  return (
    <Sections>
      <StoreHero data={data} isFolded={isFolded} />
      <StoreBar data={data} isFolded={isFolded} />
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.main}>
          <Sections>
            {view === 'list' && !isFolded && data.banners.length > 0 ? (
              <div className={styles.banners}>
                <BannerStrip banners={data.banners} />
              </div>
            ) : null}
            {isFolded ? null : warning}
            {view === 'favorites' ? (
              <FavoritesPanel data={data} lookup={lookup} />
            ) : (
              <Sections>
                {isFolded ? null : <FavoritesRow known={data.dapps} />}
                {data.areAssetsFirst ? assets : null}
                <StoreResults key={JSON.stringify(filter)} data={data} lookup={lookup} />
                {data.areAssetsFirst ? null : assets}
              </Sections>
            )}
            {isFolded ? warning : null}
          </Sections>
        </div>
        <Sections>
          <StoreSide data={data} />
        </Sections>
      </div>
    </Sections>
  );
}

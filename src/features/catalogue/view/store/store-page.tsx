import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Note } from '#ui/note/note.tsx';
import { createCardLookup } from '../card/card-lookup.ts';
import { FavouritesPanel } from '../favourites/favourites-panel.tsx';
import { FavouritesRow } from '../favourites/favourites-row.tsx';
import { StoreAssets } from './store-assets.tsx';
import { StoreBar } from './store-bar.tsx';
import type { StoreData } from './store-data.ts';
import { StoreHero } from './store-hero.tsx';
import styles from './store-page.module.css';
import { StoreResults } from './store-results.tsx';
import { StoreSide } from './store-side.tsx';

/** The DApp store: search, categories, networks, favourites, the list and what belongs beside it. */
export function StorePage({ data }: { data: StoreData }) {
  const { filter, view } = data;
  const lookup = createCardLookup(data.categories, data.chains);
  const wallet = brand.name;
  return (
    <>
      <StoreHero data={data} />
      <StoreBar data={data} />
      <div className={`wrap ${styles.layout}`}>
        <div>
          <Note tone="caution">
            <Trans>
              DApps are run by other teams. {wallet} reviews a listing, but cannot vouch for every contract
              behind it.
            </Trans>
          </Note>
          {view === 'favorites' ? (
            <FavouritesPanel data={data} lookup={lookup} />
          ) : (
            <>
              {filter.key ? null : <FavouritesRow known={data.dapps} />}
              <StoreAssets assets={data.assets} />
              <StoreResults key={JSON.stringify(filter)} data={data} lookup={lookup} />
            </>
          )}
        </div>
        <StoreSide data={data} />
      </div>
    </>
  );
}

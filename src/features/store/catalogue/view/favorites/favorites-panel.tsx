import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Note } from '#ui/note/note.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { CardLookup } from '../card/card-lookup.ts';
import { DappGrid, DappGridSkeleton } from '../card/dapp-grid.tsx';
import { useHydrated } from '../device/use-hydrated.ts';
import type { StoreData } from '../store/store-data.ts';
import styles from './favorites-panel.module.css';
import { useFavoriteDapps } from './use-favorite-dapps.ts';

interface FavoritesPanelProps {
  data: StoreData;
  lookup: CardLookup;
}

/** The favorites in place of the list. Only the device knows them, so the server sends a skeleton. */
export function FavoritesPanel({ data, lookup }: FavoritesPanelProps) {
  const isHydrated = useHydrated();
  const { hids, dapps, state, retry } = useFavoriteDapps(data.dapps);
  const isLoading = !isHydrated || state === 'loading';
  return (
    <section className={styles.panel} aria-labelledby="favorites" aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 id="favorites">
          <Trans>Favorites</Trans>
        </h2>
        {dapps.length > 0 ? <span className="mute sm num">{dapps.length}</span> : null}
      </div>
      <noscript>
        <p className={styles.sentence}>
          <Trans>Favorites are stored on your device, and showing them needs JavaScript.</Trans>
        </p>
      </noscript>
      {state === 'failed' ? <Failed onRetry={retry} /> : null}
      {isHydrated && hids.length === 0 ? <NoFavorites /> : null}
      <DappGrid dapps={dapps} lookup={lookup} />
      {isLoading && dapps.length === 0 ? (
        <div className={styles.waiting}>
          <DappGridSkeleton count={isHydrated ? Math.min(hids.length, 9) : 3} />
        </div>
      ) : null}
    </section>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Note tone="bad" role="alert" className={styles.sentence}>
      <Trans>Your favorites could not be loaded. They are still saved on this device.</Trans>
      <SentenceGap />
      <Button size="small" variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Note>
  );
}

function NoFavorites() {
  const href = useHref();
  return (
    <EmptyState
      title={<Trans>No favorites yet</Trans>}
      actions={
        <Button size="small" href={href('/dappstore')}>
          <Trans>See hot DApps</Trans>
        </Button>
      }
    >
      <Trans>Select the star of a DApp to save it here. Favorites stay on this device.</Trans>
    </EmptyState>
  );
}

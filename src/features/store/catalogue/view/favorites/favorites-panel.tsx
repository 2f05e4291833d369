import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Note } from '#ui/note/note.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { StorageProblem } from '#lib/device-storage.ts';
import type { CardLookup } from '../card/card-lookup.ts';
import { DappGrid, DappGridSkeleton } from '../card/dapp-grid.tsx';
import { useHydrated } from '../device/use-hydrated.ts';
import type { StoreData } from '../store/store-data.ts';
import styles from './favorites-panel.module.css';
import { useFavoritesProblem } from './favorites.ts';
import { useFavoriteDapps } from './use-favorite-dapps.ts';

interface FavoritesPanelProps {
  data: StoreData;
  lookup: CardLookup;
}

/** The favorites in place of the list. Only the device knows them, so the server sends a skeleton. */
export function FavoritesPanel({ data, lookup }: FavoritesPanelProps) {
  const isHydrated = useHydrated();
  const { hids, dapps, state, retry } = useFavoriteDapps(data.dapps);
  const problem = useFavoritesProblem();
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
      {problem && hids.length > 0 ? (
        <Note
          tone="caution"
          className={styles.sentence}
          title={<Trans>Your favorites are not being saved.</Trans>}
        >
          <NotSaved problem={problem} />
        </Note>
      ) : null}
      {isHydrated && hids.length === 0 ? <NoFavorites problem={problem} /> : null}
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

/** Why favorites are gone when the page is left. */
function NotSaved({ problem }: { problem: StorageProblem }) {
  return problem === 'no-room' ? (
    <Trans>This device has no storage left. New favorites last until you close or reload this page.</Trans>
  ) : (
    <Trans>
      This browser does not allow this site to store data. Favorites last until you close or reload this page.
    </Trans>
  );
}

/** Where the browser keeps nothing for this site, none may have been saved before that, and none can be. */
function NoFavorites({ problem }: { problem: StorageProblem | null }) {
  const href = useHref();
  return (
    <EmptyState
      title={problem ? <Trans>Your favorites are not being saved.</Trans> : <Trans>No favorites yet</Trans>}
      actions={
        <Button size="small" href={href('/dappstore')}>
          <Trans>See hot DApps</Trans>
        </Button>
      }
    >
      {problem ? (
        <NotSaved problem={problem} />
      ) : (
        <Trans>Select the star of a DApp to save it here. Favorites stay on this device.</Trans>
      )}
    </EmptyState>
  );
}

import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { StoreData } from './store-data.ts';
import styles from './store-empty.module.css';

/** Nothing matches the filter. */
export function StoreEmpty({ filter }: { filter: StoreData['filter'] }) {
  const href = useHref();
  const key = (
    <b>
      <q>{filter.key}</q>
    </b>
  );
  return (
    <section className={styles.empty}>
      <EmptyState
        title={<Trans>No records found</Trans>}
        actions={
          <>
            <Button size="small" href={href('/dappstore')}>
              <Trans>Clear filters</Trans>
            </Button>
            <Button size="small" variant="quiet" href={href('/submit/dapp')}>
              <Trans>Submit a DApp</Trans>
            </Button>
          </>
        }
      >
        {filter.key ? (
          <Trans comment="shown in its own quotation marks">
            Nothing matches {key}. Check the spelling, or search all networks.
          </Trans>
        ) : (
          <Trans>No DApp of this category runs on this network yet. Try another network.</Trans>
        )}
      </EmptyState>
    </section>
  );
}

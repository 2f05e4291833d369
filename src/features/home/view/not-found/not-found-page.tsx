import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './not-found-page.module.css';

/** The page for unknown addresses. @param search a form that works without JavaScript */
export function NotFoundPage({ search }: { search: ReactNode }) {
  const href = useHref();
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        plain
        level={1}
        title={<Trans>This page could not be found.</Trans>}
        actions={
          <>
            <Button variant="primary" href={href('/')}>
              <Trans>Back to home</Trans>
            </Button>
            <Button variant="quiet" href={href('/dappstore')}>
              <Trans>DApp store</Trans>
            </Button>
          </>
        }
      >
        <Trans>The address may have changed, or it was mistyped.</Trans>
      </EmptyState>
      {search}
    </div>
  );
}

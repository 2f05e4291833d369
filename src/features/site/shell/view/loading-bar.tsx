import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { classNames } from '#ui/class-names.ts';
import { pageLoading, type LoadingState } from '../model/page-loading.ts';
import styles from './loading-bar.module.css';

const nothing: LoadingState = { phase: 'hidden', percent: 0 };

/** The line at the top of the window while the next page is loading. */
export function LoadingBar() {
  const { t } = useLingui();
  const { phase, percent } = useSyncExternalStore(pageLoading.subscribe, pageLoading.getState, () => nothing);
  if (phase === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={t`The page is loading`}
      aria-valuenow={Math.round(percent)}
      className={classNames(styles.bar, phase === 'failed' && styles.failed)}
    >
      <i style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}

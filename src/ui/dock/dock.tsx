import type { ReactNode } from 'react';
import { StatusIcon } from '../status-icon/status-icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './dock.module.css';
import { useDockHeight } from './use-dock-height.ts';

export interface DockProps {
  /** The status of the form: "Saved on this device at 12:04", "4 fields to correct". */
  status?: ReactNode;
  /** `bad` shows the status as an error. */
  tone?: 'ok' | 'bad' | undefined;
  /** Phones have room for the buttons only (all steps but the first). */
  hideStatusOnPhone?: boolean | undefined;
  /** The Back button. */
  back?: ReactNode;
  /** The single primary action. */
  action: ReactNode;
}

/** The bar that stays at the bottom of a form. */
export function Dock({ status, tone = 'ok', hideStatusOnPhone, back, action }: DockProps) {
  const dock = useDockHeight();
  return (
    <div ref={dock} className={classNames(styles.dock, hideStatusOnPhone && styles.bare)} data-dock="">
      <div className={classNames('wrap', styles.row)}>
        <p className={classNames(styles.status, tone === 'bad' && styles.bad)} role="status">
          {status && (
            <>
              <StatusIcon kind={tone === 'bad' ? 'error' : 'success'} />
              <span>{status}</span>
            </>
          )}
        </p>
        <div className={styles.buttons}>
          {back}
          {action}
        </div>
      </div>
    </div>
  );
}

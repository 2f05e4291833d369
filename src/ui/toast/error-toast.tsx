import { useSyncExternalStore } from 'react';
import { Buoy } from '../buoy/buoy.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { errorToast } from './error-toast-store.ts';
import styles from './error-toast.module.css';

/**
 * Where `errorToast.show` appears: once per page. It stays until it is closed, because an error that leaves by itself is missed.
 * The region is always there, so that screen readers announce what comes into it.
 */
export function ErrorToast({ closeLabel }: { closeLabel: string }) {
  const text = useSyncExternalStore(errorToast.subscribe, errorToast.get, () => null);
  return (
    <div role="alert" className={styles.place}>
      {text === null ? null : (
        <div className={styles.toast}>
          <Buoy kind="can" />
          <p>{text}</p>
          <IconButton label={closeLabel} icon="x" iconSize={18} onClick={errorToast.close} />
        </div>
      )}
    </div>
  );
}

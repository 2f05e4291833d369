import type { ReactNode } from 'react';
import { StatusIcon } from '../status-icon/status-icon.tsx';
import { classNames } from '../class-names.ts';
import { useRemarkId } from './field-remark.tsx';
import styles from './field-messages.module.css';

export interface Messages {
  hint?: ReactNode;
  error?: ReactNode;
  count?: { value: number; max: number } | undefined;
}

/** `aria-describedby` of a control whose remark and messages are shown by FieldRemark and FieldMessages with the same id. */
export function useMessageIds(id: string, { hint, error }: Messages): string | undefined {
  const ids = [error && `${id}-error`, useRemarkId(id), hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Hint on the left, count on the right, the error below. */
export function FieldMessages({ id, hint, error, count }: Messages & { id: string }) {
  return (
    <>
      {(hint || count) && (
        <div className={styles.row}>
          {hint ? (
            <p className={styles.hint} id={`${id}-hint`}>
              {hint}
            </p>
          ) : (
            <span />
          )}
          {count && (
            <span className={classNames(styles.hint, 'num', count.value > count.max && styles.over)}>
              {count.value} / {count.max}
            </span>
          )}
        </div>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <StatusIcon kind="error" className={styles.buoy} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

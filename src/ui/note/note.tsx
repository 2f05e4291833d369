import type { ReactNode } from 'react';
import { StatusIcon, type StatusIconKind } from '../status-icon/status-icon.tsx';
import { classNames } from '../class-names.ts';
import { SentenceGap } from '../sentence-gap/sentence-gap.tsx';
import styles from './note.module.css';

export interface NoteProps {
  tone?: 'caution' | 'bad' | 'ok' | 'info' | undefined;
  /** Shown in bold before the text. */
  title?: ReactNode;
  /** `alert` for what must interrupt, `status` for news. */
  role?: 'alert' | 'status' | 'note' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

const icons: Record<NonNullable<NoteProps['tone']>, StatusIconKind> = {
  caution: 'warning',
  bad: 'error',
  ok: 'success',
  info: 'info',
};

/** A colored box with a status icon and a text. */
export function Note({ tone = 'caution', title, role, id, className, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone], className)} role={role} id={id}>
      <StatusIcon kind={icons[tone]} className={styles.buoy} />
      <div className={styles.text}>
        {title && (
          <>
            <b>{title}</b>
            <SentenceGap />
          </>
        )}
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Compass } from '#ui/compass/compass.tsx';
import styles from './notice.module.css';

/** The page behind a newsletter mail's link: a heading, a sentence and at most one action. */
export function Notice({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classNames('wrap', styles.page)}>
      <Compass className={styles.compass} pointer />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </div>
  );
}

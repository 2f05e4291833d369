import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Compass } from '#ui/compass/compass.tsx';
import styles from './notice.module.css';

/** What a link of a newsletter mail leads to: a heading, a sentence and at most one thing to do. */
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

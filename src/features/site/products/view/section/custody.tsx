import type { ReactNode } from 'react';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import styles from './custody.module.css';

interface Side {
  name: ReactNode;
  items: readonly ReactNode[];
}

interface CustodyProps {
  id: string;
  title: ReactNode;
  lead: ReactNode;
  /** What never leaves, and where it is stored. */
  stays: Side;
  /** What is sent, and to whom. */
  leaves: Side;
  /** A note across both. */
  children?: ReactNode;
}

/** What stays and what is sent, on the two sides of a quay. */
export function Custody({ id, title, lead, stays, leaves, children }: CustodyProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        <div className={styles.sides}>
          <div className={styles.land}>
            <h3>{stays.name}</h3>
            <ul>
              {stays.items.map((item, position) => (
                <li key={position}>
                  <StatusIcon kind="success" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.water}>
            <h3 className="w">{leaves.name}</h3>
            <ul>
              {leaves.items.map((item, position) => (
                <li key={position}>
                  <Icon name="arrow-right" size={18} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {children && <div className={styles.note}>{children}</div>}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Chart } from '../chart/chart.tsx';
import styles from './chart-head.module.css';

export interface ChartHeadProps {
  /** Unsigned integer, a constant of the page; the seed of its chart. */
  seed: number;
  /** Above the title: the way back. */
  above?: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
}

/** The opening section of a page: title, introduction and actions to the left of a coast. */
export function ChartHead({ seed, above, title, lead, actions }: ChartHeadProps) {
  return (
    <section className={styles.head}>
      <Chart className={styles.chart} kind="band" seed={seed} />
      <div className={`wrap ${styles.text}`}>
        {above && <div className={styles.above}>{above}</div>}
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}

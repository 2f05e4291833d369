import type { ReactNode } from 'react';
import { Chart } from '../chart/chart.tsx';
import { classNames } from '../class-names.ts';
import styles from './dark-panel.module.css';

export interface DarkPanelProps {
  /** Anchor of the panel. */
  id?: string | undefined;
  /** Unsigned integer, a constant of the page; the seed of its chart. */
  seed: number;
  /** Id of the title, which names the panel. */
  titleId: string;
  title: ReactNode;
  lead: ReactNode;
  /** Below the lead: buttons, a line of text. */
  actions?: ReactNode;
  /**
   * May set `--panel-columns` and `--panel-gap` (between them), and `--sounding-opacity: 0` where numbers
   * would distract.
   */
  className?: string | undefined;
  /** Beside the text; below it where there is no room for both. */
  children: ReactNode;
}

/** A panel in the night chart's colors in both themes: what to do next, with links. */
export function DarkPanel(props: DarkPanelProps) {
  const { id, seed, titleId, title, lead, actions, className, children } = props;
  return (
    <section id={id} className={classNames(styles.panel, className)} aria-labelledby={titleId}>
      <div className={styles.chart}>
        <Chart kind="header" seed={seed} />
      </div>
      <div className={classNames('wrap', styles.layout)}>
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className={classNames('lead', styles.lead)}>{lead}</p>
          {actions}
        </div>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Chart } from '#ui/chart/chart.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './product-hero.module.css';

interface ProductHeroProps {
  /** Unsigned integer, a constant of the page; the seed of its chart. */
  seed: number;
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  /** One sentence below the actions. */
  note?: ReactNode;
  drawing: ReactNode;
  /** A window takes half of the sheet, a handheld device a third. */
  drawn: 'window' | 'object';
}

/** The product and its next step, with its drawing on the chart. */
export function ProductHero({ seed, title, lead, actions, note, drawing, drawn }: ProductHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.chart}>
        <Chart kind="header" seed={seed} />
      </div>
      <div className={classNames('wrap', styles.layout, styles[drawn])}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className={styles.actions}>{actions}</div>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <div className={styles.drawing}>{drawing}</div>
      </div>
      <div className="rule" />
    </section>
  );
}

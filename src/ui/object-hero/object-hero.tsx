import type { ReactNode } from 'react';
import { chartElementId } from '#lib/chart/chart-element-id.ts';
import { classNames } from '../class-names.ts';
import styles from './object-hero.module.css';

/** A drawn chart; the class of the object says where in it the object is. */
export interface QuayChart {
  /** A file with the groups `chart` and `soundings`. */
  url: string;
  width: number;
  height: number;
}

export interface ObjectHeroProps {
  title: ReactNode;
  lead: ReactNode;
  /** Below the lead: buttons, facts, links. */
  children?: ReactNode;
  chart: QuayChart;
  /** What the page is about, at the size that its class gives it. */
  object: ReactNode;
  /** Size of the object, the chart's place around it in percent of that (`--chart-*`), and where it fades: `--fade-start`, `--fade-end`, `--fade-top`, `--fade-top-stacked`. */
  objectClass: string | undefined;
  /** Two columns already from 1140 px: for objects of at most 560 px. */
  isNarrow?: boolean;
}

/** The chart is placed by the box of the object, so the water hugs it at every width. */
function QuayDrawing({ chart: { url, width, height } }: { chart: QuayChart }) {
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use href={`${url}#${chartElementId}`} />
      <use href={`${url}#soundings`} className={styles.soundings} />
    </svg>
  );
}

/** The opening of a page: words, and beside or below them one object with the water shoaling against it. */
export function ObjectHero({
  title,
  lead,
  children,
  chart,
  object,
  objectClass,
  isNarrow = false,
}: ObjectHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={classNames('wrap', styles.layout, isNarrow && styles.narrow)}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className={classNames(styles.object, objectClass)}>
          <QuayDrawing chart={chart} />
          {object}
        </div>
      </div>
      <div className="rule" />
    </section>
  );
}

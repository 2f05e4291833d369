import type { ReactNode } from 'react';
import { Chart } from '#ui/chart/chart.tsx';
import styles from './download-hero.module.css';

interface DownloadHeroProps {
  seed: number;
  title: ReactNode;
  lead: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
  /** Beside the text, on wide pages. */
  aside?: ReactNode;
}

/** Header of the download pages: text on the left, the chart's land on the right. */
export function DownloadHero({ seed, title, lead, children, aside }: DownloadHeroProps) {
  return (
    <section className={styles.hero}>
      <Chart className={styles.chart} kind="band" seed={seed} />
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {aside}
      </div>
    </section>
  );
}

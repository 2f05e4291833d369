import type { ReactNode } from 'react';
import { Chart } from '../chart/chart.tsx';
import { SectionBoundary, Sections } from '../section-boundary/section-boundary.tsx';
import styles from './tool-page.module.css';

export interface ToolPageProps {
  title: ReactNode;
  lead: ReactNode;
  /** Link to the tutorial that explains the tool. */
  tutorial?: ReactNode;
  /** Of the water around the tool; a constant of the page. */
  chartSeed: number;
  children: ReactNode;
}

/** Page of a tool: title and lead in one row, then the tool itself on the water. */
export function ToolPage({ title, lead, tutorial, chartSeed, children }: ToolPageProps) {
  return (
    <>
      <div className="wrap">
        <div className={styles.head}>
          <h1>{title}</h1>
          <div className={styles.about}>
            <p className="lead">{lead}</p>
            {tutorial}
          </div>
        </div>
      </div>
      <div className={styles.water}>
        <Chart className={styles.chart} kind="band" seed={chartSeed} />
        <div className={`wrap ${styles.place}`}>
          <SectionBoundary>{children}</SectionBoundary>
        </div>
      </div>
    </>
  );
}

/** The sheet that the tool is on; each of its parts breaks alone. */
export function ToolObject({ children }: { children: ReactNode }) {
  return (
    <div className={styles.object}>
      <Sections>{children}</Sections>
    </div>
  );
}

/** Who learns what is entered. */
export function ToolSources({ children }: { children: ReactNode }) {
  return <p className={styles.sources}>{children}</p>;
}

export interface ToolLimitsProps {
  id: string;
  title: ReactNode;
  items: readonly { title: ReactNode; text: ReactNode }[];
}

/** What the tool cannot do or does not show. */
export function ToolLimits({ id, title, items }: ToolLimitsProps) {
  return (
    <section className={styles.limits} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <ul>
          {items.map((item, index) => (
            <li key={index}>
              <b>{item.title}</b>
              {item.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { type Fact, FactTable } from './fact-table.tsx';
import styles from './facts.module.css';

interface FactsProps {
  id: string;
  title: ReactNode;
  lead: ReactNode;
  facts: readonly Fact[];
}

/** A title beside a table of facts. */
export function Facts({ id, title, lead, facts }: FactsProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <FactTable facts={facts} />
      </div>
    </section>
  );
}

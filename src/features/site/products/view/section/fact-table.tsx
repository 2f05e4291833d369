import type { ReactNode } from 'react';
import styles from './fact-table.module.css';

export interface Fact {
  name: ReactNode;
  value: ReactNode;
}

/** Names and values in ruled lines. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }, position) => (
        <div key={position}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

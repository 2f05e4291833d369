import { Trans } from '@lingui/react/macro';
import type { VisitorHolding } from '../model/holdings.ts';
import type { KeptPeriods } from '../model/kept-periods.ts';
import { holdingWords } from './holding-words.tsx';
import styles from './holdings-table.module.css';

export interface HoldingsTableProps {
  holdings: readonly VisitorHolding[];
  periods: KeptPeriods;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** What the portal keeps about visitors, and for how long. */
export function HoldingsTable({ holdings, periods, labelledBy }: HoldingsTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <Trans comment="column of a table: what is kept about visitors">What</Trans>
          </th>
          <th scope="col">
            <Trans comment="column of a table: how long something is kept">How long</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {holdings.map((name) => (
          <tr key={name}>
            <th scope="row">{holdingWords[name].what}</th>
            <td>{holdingWords[name].kept(periods)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

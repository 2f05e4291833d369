import { Trans } from '@lingui/react/macro';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import styles from './risk-statement.module.css';

/** The three sentences to read before a DApp opens, in rising order. */
export function RiskStatement() {
  return (
    <ul className={styles.statement}>
      <li>
        <StatusIcon kind="info" />
        <span>
          <Trans>This DApp is run by a third party. Its terms and privacy policy apply there.</Trans>
        </span>
      </li>
      <li>
        <StatusIcon kind="warning" />
        <span>
          <Trans>Read every request before you approve it. Approved transfers cannot be reversed.</Trans>
        </span>
      </li>
      <li>
        <StatusIcon kind="error" />
        <span>
          <Trans>No DApp needs your recovery phrase. If one asks, leave.</Trans>
        </span>
      </li>
    </ul>
  );
}

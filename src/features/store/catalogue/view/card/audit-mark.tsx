import { Trans } from '@lingui/react/macro';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import styles from './audit-mark.module.css';

export function AuditMark() {
  return (
    <span className={styles.mark}>
      <StatusIcon kind="success" />
      <Trans>Audited</Trans>
    </span>
  );
}

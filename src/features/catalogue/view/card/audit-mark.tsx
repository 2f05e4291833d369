import { Trans } from '@lingui/react/macro';
import { Buoy } from '#ui/buoy/buoy.tsx';
import styles from './audit-mark.module.css';

export function AuditMark() {
  return (
    <span className={styles.mark}>
      <Buoy kind="cone" />
      <Trans>Audited</Trans>
    </span>
  );
}

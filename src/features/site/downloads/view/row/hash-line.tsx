import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import styles from './hash-line.module.css';

/** A file's full SHA-256, with a copy button. */
export function HashLine({ sha256 }: { sha256: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.line}>
      <span className={styles.text}>
        <small>SHA-256</small>
        <code>{sha256}</code>
      </span>
      <CopyButton
        className={styles.copy}
        value={sha256}
        label={t`Copy`}
        copiedLabel={t`Copied`}
        failedLabel={t`Could not copy`}
      />
    </div>
  );
}

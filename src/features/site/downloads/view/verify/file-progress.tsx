import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatBytes } from '#i18n/format-bytes.ts';
import { formatPercent } from '#i18n/format-percent.ts';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { CheckedFile } from '../../model/verdict.ts';
import styles from './file-progress.module.css';

interface FileProgressProps {
  file: CheckedFile;
  /** 0 to 1 */
  share: number;
  onCancel(): void;
}

/** Progress of reading a file, with a cancel button. */
export function FileProgress({ file, share, onCancel }: FileProgressProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const percent = formatPercent(share, locale);
  const { name } = file;
  return (
    <div className={styles.reading}>
      <Spinner />
      <p className={styles.name}>
        <b>{name}</b>
        <span className="num">{formatBytes(file.sizeBytes, locale)}</span>
      </p>
      <p className={`num ${styles.percent}`}>{percent}</p>
      <ProgressBar className={styles.bar} share={share} label={t`Reading ${name}`} />
      <Button size="small" icon="x" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

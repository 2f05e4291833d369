import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { formatPercent } from '#i18n/format-percent.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import progress from './upload-progress.module.css';

/** How much of a file has been sent, and a way to stop. */
export function UploadProgress({ name, share, onCancel }: { name: string; share: number; onCancel(): void }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={progress.row}>
      <ProgressBar className={progress.bar} share={share} label={t`Uploading ${name}`} />
      <span className="num">{formatPercent(share, locale)}</span>
      <IconButton icon="x" label={t`Cancel the upload`} onClick={onCancel} />
    </div>
  );
}

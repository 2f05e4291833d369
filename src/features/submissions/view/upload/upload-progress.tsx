import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import progress from './upload-progress.module.css';

/** How much of a file has been sent, and a way to stop. */
export function UploadProgress({ name, share, onCancel }: { name: string; share: number; onCancel(): void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <div className={progress.row}>
      <ProgressBar className={progress.bar} share={share} label={t`Uploading ${name}`} />
      <span className="num">{percent}</span>
      <IconButton icon="x" label={t`Cancel the upload`} onClick={onCancel} />
    </div>
  );
}

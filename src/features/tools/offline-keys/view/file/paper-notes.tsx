import { Trans } from '@lingui/react/macro';
import { formatDay } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import styles from './keys-file.module.css';

const minuteMs = 60_000;

/** The day of this device’s clock, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * minuteMs).toISOString().slice(0, 10);
}

/** When and by which version a paper was printed. A hash would be better, but no file can contain its own. */
export function PaperOrigin({ version }: { version: string }) {
  const locale = useLocale();
  const day = formatDay(today(), locale);
  return (
    <p className={styles.onPaper}>
      <Trans>
        Printed on {day} by version {version} of the file
      </Trans>
    </p>
  );
}

/** Beside the words on paper: whether they are enough, and room for what people add by hand. */
export function PaperNotes({ hasPassphrase }: { hasPassphrase: boolean }) {
  return (
    <div className={styles.onPaper}>
      {hasPassphrase ? (
        <p>
          <b>
            <Trans>A passphrase is used.</Trans>
          </b>
          <SentenceGap />
          <Trans>It is not on this paper, and these words alone restore other accounts.</Trans>
        </p>
      ) : null}
      <p>
        <Trans>Notes by hand:</Trans>
      </p>
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  );
}

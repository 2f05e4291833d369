import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { CheckedFile, Verdict } from '../../model/verdict.ts';
import styles from './stop-advice.module.css';

interface StopAdviceProps {
  verdict: Extract<Verdict, { kind: 'unknown-file' }>;
  file: CheckedFile | undefined;
}

/** What to do with a file that is not ours, most urgent first. */
export function StopAdvice({ verdict, file }: StopAdviceProps) {
  const { t } = useLingui();
  const href = useHref();
  const subject = encodeURIComponent(t`A file that does not match`);
  const [wallet, mail] = [brand.name, brand.supportEmail];
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <Trans>Do not open or install it, and delete it.</Trans>
        </li>
        <li>
          <Trans>
            If you have typed your recovery phrase in it already, move your assets to a new wallet now, from
            another device.
          </Trans>
        </li>
        <li>
          <Trans>Get the genuine {wallet} from this site.</Trans>
        </li>
      </ol>
      {verdict.namesake && file ? (
        <BrokenDownload namesakeBytes={verdict.namesake.sizeBytes} fileBytes={file.sizeBytes} />
      ) : null}
      <div className={styles.actions}>
        <Button icon="smartphone" href={href('/download/app')}>
          <Trans>For phones</Trans>
        </Button>
        <Button icon="monitor" href={href('/download/pc')}>
          <Trans>For computers</Trans>
        </Button>
      </div>
      <p className={styles.report}>
        <Trans>
          Tell us where it came from: <TextLink href={`mailto:${mail}?subject=${subject}`}>{mail}</TextLink>
        </Trans>
      </p>
    </>
  );
}

/** In bytes, since a download may lack only the last one. */
function BrokenDownload({ namesakeBytes, fileBytes }: { namesakeBytes: number; fileBytes: number }) {
  const locale = useLocale();
  const format = new Intl.NumberFormat(intlTag(locale));
  const [published, yours] = [format.format(namesakeBytes), format.format(fileBytes)];
  return (
    <p>
      <Trans>
        The published file with this name has {published} bytes, and yours has {yours}. If the download was
        interrupted, download the file again and verify it again.
      </Trans>
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { useOrigin } from '../visitor/use-origin.ts';
import styles from './page-code.module.css';

/** For visitors on a computer: the page's own address as a code, to open it on the phone. */
export function PageCode({ path }: { path: string }) {
  const { t } = useLingui();
  const href = useHref();
  const address = useOrigin() + href(path);
  return (
    <figure className={styles.code}>
      <QrCode text={address} label={t`QR code of this page: ${address}`} />
      <figcaption>
        <b>
          <Trans>On a computer?</Trans>
        </b>
        <Trans>Scan it to open this page on your phone.</Trans>
      </figcaption>
    </figure>
  );
}

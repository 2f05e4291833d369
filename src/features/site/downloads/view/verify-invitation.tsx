import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './verify-invitation.module.css';

/** After the downloads: why and how to verify them. */
export function VerifyInvitation() {
  const href = useHref();
  return (
    <section className={styles.invitation} aria-labelledby="verify">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="verify">
            <Trans>Verify it before you open it</Trans>
          </h2>
          <p className="lead">
            <Trans>
              A fake app looks like the real one and sends your keys away. One comparison tells them apart.
            </Trans>
          </p>
          <p className={styles.action}>
            <Button icon="badge-check" href={href('/verify')}>
              <Trans>Verify a download</Trans>
            </Button>
          </p>
        </div>
        <ol>
          <li>
            <h3>
              <Trans>Download</Trans>
            </h3>
            <p>
              <Trans>From this page or the app store it links to. Not from a message, not from an ad.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Compare</Trans>
            </h3>
            <p>
              <Trans>
                Drop the file on the verification page. Its SHA-256 is computed on your device and must match
                one that we published.
              </Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Open</Trans>
            </h3>
            <p>
              <Trans>
                Only a file that matches. The app asks for a recovery phrase when you restore a wallet, and
                never after that.
              </Trans>
            </p>
          </li>
        </ol>
      </div>
    </section>
  );
}

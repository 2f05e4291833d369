import { Trans } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './withdraw-listing.module.css';

/** Takes the team's own item out of the store after a confirmation; works without JavaScript. */
export function WithdrawListing({ reference }: { reference: string }) {
  const locale = useLocale();
  return (
    <details className={styles.details} data-screen-only="">
      <summary>
        <Trans>Withdraw the listing</Trans>
      </summary>
      <form className={styles.form} method="post" action="/api/listing-withdrawals">
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="reference" value={reference} />
        <p>
          <Trans>
            It disappears from the store immediately, and its page says that you asked for it. The donation is
            not refunded.
          </Trans>
        </p>
        <label className={styles.confirm}>
          <input type="checkbox" name="confirmed" value="yes" required />
          <Trans>Yes, remove it from the store</Trans>
        </label>
        <Button type="submit" className={styles.send}>
          <Trans>Withdraw the listing</Trans>
        </Button>
      </form>
    </details>
  );
}

import { Trans } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import { apiAddress } from '#lib/api-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import type { WithdrawalOffer } from '../model/withdraw-listing.ts';
import styles from './withdraw-listing.module.css';

interface WithdrawListingProps {
  reference: string;
  offer: WithdrawalOffer;
  /** The link that confirms it was mailed just now. */
  isMailed: boolean;
}

/** Takes the team's own item out of the store after a confirmation; works without JavaScript. */
export function WithdrawListing({ reference, offer, isMailed }: WithdrawListingProps) {
  const locale = useLocale();
  if (isMailed && offer === 'by-mail')
    return (
      <div id="withdrawal">
        <Note
          tone="info"
          role="status"
          title={<Trans>We sent a link to the email address of the submission.</Trans>}
        >
          <Trans>Open it within 24 hours and confirm there. Until then the listing stays.</Trans>
        </Note>
      </div>
    );
  return (
    // The mail leads here, to confirm it.
    <details id="withdrawal" className={styles.details} data-screen-only="" open={offer === 'confirm'}>
      <summary>
        <Trans>Withdraw the listing</Trans>
      </summary>
      <form className={styles.form} method="post" action={apiAddress('/api/listing-withdrawals')}>
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="reference" value={reference} />
        {offer === 'by-mail' ? (
          <p>
            <Trans>First we send a link to the email address of the submission. You confirm it there.</Trans>
          </p>
        ) : null}
        <p>
          <Trans>It disappears from the store immediately, and its page says that you asked for it.</Trans>
        </p>
        <p>
          <Trans>
            A donation that was counted is usually not refunded, even after a rejection or a withdrawal.
          </Trans>
        </p>
        <label className={styles.confirm}>
          <input type="checkbox" name="confirmed" value="yes" required />
          <Trans>Yes, remove it from the store</Trans>
        </label>
        <Button type="submit" className={styles.send}>
          {offer === 'by-mail' ? <Trans>Send the link</Trans> : <Trans>Withdraw the listing</Trans>}
        </Button>
      </form>
    </details>
  );
}

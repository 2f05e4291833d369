import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './donate-dialog.module.css';
import type { ClosedReason } from './find-donation-subject.ts';

export interface ClosedNoteProps {
  reason: ClosedReason;
  /** Of the submission whose status page says more; null where there is none. */
  reference: string | null;
}

/** Why nothing is to be paid, and what works. */
export function ClosedNote({ reason, reference }: ClosedNoteProps) {
  const href = useHref();
  const { title, text } = useReasonWords()[reason];
  const isError = reason === 'unknown' || reason === 'expired' || reason === 'duplicate';
  return (
    <div className={styles.closed}>
      <Note tone={isError ? 'bad' : 'info'} role={isError ? 'alert' : 'status'} title={title}>
        {text}
      </Note>
      {reason === 'none' ? <FormLinks /> : null}
      {reference === null ? null : (
        <TextLink href={href(`/submission/${reference}`)} iconEnd="arrow-right">
          <Trans>Open the status page</Trans>
        </TextLink>
      )}
    </div>
  );
}

function FormLinks() {
  const href = useHref();
  return (
    <>
      <TextLink href={href('/submit/dapp')} iconEnd="arrow-right">
        <Trans>Submit a DApp</Trans>
      </TextLink>
      <TextLink href={href('/submit/token')} iconEnd="arrow-right">
        <Trans>Submit a token</Trans>
      </TextLink>
      <TextLink href={href('/submit/nft')} iconEnd="arrow-right">
        <Trans>Submit an NFT collection</Trans>
      </TextLink>
    </>
  );
}

function useReasonWords(): Record<ClosedReason, { title: string; text: string }> {
  const { t } = useLingui();
  return {
    none: {
      title: t`No submission on this device is waiting for a donation.`,
      text: t`You can donate after filling in a form. For a submission from another device, open its status page.`,
    },
    unknown: {
      title: t`There is no submission with this reference.`,
      text: t`Check the link to the status page that you got when you sent the form.`,
    },
    expired: {
      title: t`This submission has expired.`,
      text: t`It was not paid in time. Submit again, and do not pay the amounts you were shown before. If you have already paid, send us the transaction link on the status page.`,
    },
    paid: {
      title: t`This submission is already paid.`,
      text: t`Do not pay again. The status page shows the progress of the review.`,
    },
    checking: {
      title: t`We are checking your payment.`,
      text: t`Do not pay again until the check is finished. The status page shows the result.`,
    },
    'not-needed': {
      title: t`No donation is needed for this submission.`,
      text: t`The status page shows its current state.`,
    },
    duplicate: {
      title: t`Do not pay for this submission.`,
      text: t`The same project was listed or submitted in the meantime, so we could not accept your submission. You can edit the form from the status page.`,
    },
  };
}

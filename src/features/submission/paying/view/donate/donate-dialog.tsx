import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useId, useState } from 'react';
import { DonationBoxSkeleton } from '#features/submission/donations/view/donation-box-skeleton.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { DonationPageData } from '#features/submission/submission-form/view/flow/submit-page-data.ts';
import type { DraftKinds } from '#features/submission/submission-form/view/kind/draft-kind.ts';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';
import { ClosedNote } from './closed-note.tsx';
import styles from './donate-dialog.module.css';
import { Donation } from './donation.tsx';
import { findDonationSubject, type DonationSubject } from './find-donation-subject.ts';

/** One showing of the dialog. */
export interface DonationRequest {
  /** Another number for each showing, which has an amount of its own. */
  showing: number;
  /** Null: of the unpaid submission of this device. */
  reference: string | null;
}

export interface DonateDialogProps {
  /** Null while it is closed. */
  request: DonationRequest | null;
  data: DonationPageData;
  /** Whose drafts on this device may wait for their donation. */
  kinds: DraftKinds;
  onClose(): void;
}

/** The donate dialog, shown on request in front of any page (specification §2). */
export function DonateDialog({ request, data, kinds, onClose }: DonateDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      labelledBy={titleId}
      closeLabel={t`Close`}
      className={styles.dialog}
    >
      <div className={styles.body}>
        <h2 id={titleId}>
          <Trans>Donate to submit</Trans>
        </h2>
        {request === null ? null : (
          <Content
            key={request.showing}
            reference={request.reference}
            data={data}
            kinds={kinds}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

type ContentProps = Pick<DonateDialogProps, 'data' | 'kinds' | 'onClose'> &
  Pick<DonationRequest, 'reference'>;

function Content({ reference, data, kinds, onClose }: ContentProps) {
  const [subject, setSubject] = useState<DonationSubject | null>(null);
  const find = useCallback(async () => {
    setSubject(await findDonationSubject(reference, kinds));
  }, [reference, kinds]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- set when the server has answered
    void find();
  }, [find]);

  switch (subject?.kind) {
    case undefined:
      return <DonationBoxSkeleton />;
    case 'error':
      return <ErrorNote error={subject.error} onRetry={() => void find()} />;
    case 'closed':
      return <ClosedNote reason={subject.reason} reference={subject.reference} />;
    case 'pay':
      return <Donation first={subject.status} data={data} onClose={onClose} />;
  }
}

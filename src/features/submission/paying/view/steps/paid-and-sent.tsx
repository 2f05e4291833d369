import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';

/** A wallet has paid on this page, and the server has the link of its transaction. */
export function PaidAndSent() {
  return (
    <Note tone="ok" role="status" title={<Trans>Paid and sent</Trans>}>
      <Trans>
        We are reading your payment from the chain. You can close this page, and the review will begin by
        itself.
      </Trans>
    </Note>
  );
}

import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';

/** A wallet has paid on this page, and the server has the link of its transaction. */
export function PaidAndSent() {
  return (
    <Note tone="ok" role="status" title={<Trans>Paid and sent</Trans>}>
      <Trans>The chain is being read now. You can close this page: the review begins by itself.</Trans>
    </Note>
  );
}

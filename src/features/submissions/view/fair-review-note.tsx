import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';

/** Against people who offer to speed things up for money; on every form and every status page. */
export function FairReviewNote() {
  return (
    <Note tone="caution" role="note" title={<Trans>Nobody sells a faster review.</Trans>}>
      <Trans>
        The reviewers never write to you first about money. Whoever offers a place further ahead for a payment
        is not from us.
      </Trans>
    </Note>
  );
}

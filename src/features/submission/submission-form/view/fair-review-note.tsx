import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';

/** Against people who offer to speed things up for money; on every form and every status page. */
export function FairReviewNote() {
  return (
    <Note tone="caution" role="note" title={<Trans>A faster review cannot be bought.</Trans>}>
      <Trans>
        The reviewers never contact you first about money. Anyone who sells a faster review is not from us.
      </Trans>
    </Note>
  );
}

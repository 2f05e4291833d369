import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { openRequestOf } from '../../model/open-request.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { AskedInForm } from '../asked/asked-fields.tsx';
import { useFlow } from '../flow/flow-context.ts';
import notes from './draft-notes.module.css';

/** What the person must know about the draft on this device. @param earlier the submission that it made before */
export function DraftNotes({ earlier }: { earlier: StatusView | null }) {
  const { problem, replaced, store } = useFlow();
  return (
    <div className={notes.notes}>
      {problem === null ? null : (
        <Note tone="caution" role="status" title={<Trans>Your entries are not being saved.</Trans>}>
          {problem === 'no-room' ? (
            <Trans>
              This device has no storage left for the draft. Keep this tab open until you have sent the form.
            </Trans>
          ) : (
            <Trans>
              This browser does not allow sites to store data. Keep this tab open until you have sent the
              form.
            </Trans>
          )}
        </Note>
      )}
      {replaced ? (
        <Note tone="info" role="status" title={<Trans>This draft was changed in another tab.</Trans>}>
          <Trans>You now see the newer version.</Trans>
          <div className={notes.action}>
            <Button size="small" onClick={() => store.dismissReplaced()}>
              <Trans>Got it</Trans>
            </Button>
          </div>
        </Note>
      ) : null}
      {earlier === null ? null : <EarlierSubmissionNote earlier={earlier} />}
    </div>
  );
}

/** The draft was sent before: its state, and how to go on. */
function EarlierSubmissionNote({ earlier }: { earlier: StatusView }) {
  const href = useHref();
  const { draft, goTo, kind, startOver } = useFlow();
  const statusLink = (
    <TextLink href={href(`/submission/${earlier.reference}`)} iconEnd="arrow-right">
      <Trans>Open the status page</Trans>
    </TextLink>
  );
  const request = openRequestOf(earlier);
  if (earlier.state === 'changes-requested' && draft.resubmission) {
    return (
      <Note tone="info" title={<Trans>The reviewers requested changes.</Trans>}>
        {request?.text}
        {request && <AskedInForm requests={request.requests} />}
        <SentenceGap />
        {kind.donation ? (
          <Trans>Change the form and send it again. There is nothing to pay.</Trans>
        ) : (
          <Trans>Change the form and send it again.</Trans>
        )}
        <div className={notes.action}>{statusLink}</div>
      </Note>
    );
  }
  if (earlier.state === 'checking-payment') {
    return (
      <Note tone="info" title={<Trans>The payment of this submission is being checked.</Trans>}>
        <div className={notes.action}>
          <Button size="small" onClick={() => goTo('paste')}>
            <Trans>Check status</Trans>
          </Button>
        </div>
      </Note>
    );
  }
  return (
    <Note tone="info" title={<Trans>This form was already sent.</Trans>}>
      <Trans>Changes you make here will not be sent.</Trans>
      <div className={notes.action}>
        {statusLink}
        <Button size="small" onClick={startOver}>
          {kind.donation ? <Trans>Submit another</Trans> : <Trans>Start over</Trans>}
        </Button>
      </div>
    </Note>
  );
}

import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Note } from '#ui/note/note.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { fetchedFileWork } from '#features/submission/uploads/view/fetched-file-work.ts';
import { useFlow } from '../flow/flow-context.ts';
import { AskedFields } from '../asked/asked-fields.tsx';
import { DraftNotes } from '../draft/draft-notes.tsx';
import { StartOver } from '../draft/start-over.tsx';
import { useEarlierSubmission } from '../draft/use-earlier-submission.ts';
import { FairReviewNote } from '../fair-review-note.tsx';
import { Problems } from '../problems.tsx';
import { ErrorNote } from '../error-note.tsx';
import fill from './fill-step.module.css';

/** Only seen by browsers that run no scripts: the form cannot work there, a mail can. */
function WithoutScript() {
  return (
    <noscript>
      <Note tone="caution" title={<Trans>This form needs JavaScript.</Trans>}>
        <Trans>
          It checks the logo and the contracts, and watches for your payment. Allow JavaScript for this page,
          or contact <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>, and we
          will submit it together with you.
        </Trans>
      </Note>
    </noscript>
  );
}

/** The form itself. It takes no input before the device's draft has been read, so that nothing typed is overwritten. */
export function FillStep() {
  const { draft, findings, kind, ready, error, next } = useFlow();
  const { Preview, Requirements, Sections, WithoutScript: Scriptless = WithoutScript } = kind;
  const { title, lead } = kind.useWords();
  const earlier = useEarlierSubmission();
  /** What is needed once something is filled in; where it cannot be fetched, what needs it says so and tries again. */
  const prepare = () => {
    for (const part of [kind.completion, fetchedFileWork]) part.fetch().catch(() => undefined);
  };
  // Nothing is found before the form has been checked.
  const completion = kind.completion.current();
  return (
    <div className={fill.grid}>
      <PageHead title={title} lead={lead} />
      <div>
        {Requirements === null ? null : <Requirements />}
        <div className={fill.notes}>
          <Scriptless />
          <FairReviewNote />
          <DraftNotes earlier={earlier} />
          <Problems>
            {error === null ? null : <ErrorNote error={error} onRetry={next} reference={draft.reference} />}
            {completion && <completion.BlockingFindings findings={findings} />}
            {completion && <completion.ErrorSummary />}
          </Problems>
        </div>
      </div>
      <form
        noValidate
        inert={!ready}
        onFocus={prepare}
        onPointerDown={prepare}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <AskedFields earlier={earlier}>
          <Sections />
        </AskedFields>
        {/* Enter in a field leads on, as the button in the dock does. */}
        <button type="submit" hidden />
        <StartOver />
      </form>
      <Preview />
    </div>
  );
}

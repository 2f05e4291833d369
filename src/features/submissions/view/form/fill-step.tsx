import { PageHead } from '#ui/page-head/page-head.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { DraftNotes } from '../draft/draft-notes.tsx';
import { StartOver } from '../draft/start-over.tsx';
import { FairReviewNote } from '../fair-review-note.tsx';
import { Problems } from '../problems.tsx';
import { BlockingFindings } from '../review/finding-notes.tsx';
import { TroubleNote } from '../trouble-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import fill from './fill-step.module.css';
import { WithoutScript } from './without-script.tsx';

/** The form itself. It takes no input before the device's draft has been read, so that nothing typed is overwritten. */
export function FillStep() {
  const { draft, findings, kind, ready, trouble, next } = useFlow();
  const { Preview, Requirements, Sections, WithoutScript: Scriptless = WithoutScript } = kind;
  const { title, lead } = kind.useWords();
  return (
    <div className={fill.grid}>
      <PageHead title={title} lead={lead} />
      <div>
        {Requirements === null ? null : <Requirements />}
        <div className={fill.notes}>
          <Scriptless />
          <FairReviewNote />
          <DraftNotes />
          <Problems>
            {trouble === null ? null : (
              <TroubleNote trouble={trouble} onRetry={next} reference={draft.reference} />
            )}
            <BlockingFindings findings={findings} />
            <ErrorSummary />
          </Problems>
        </div>
      </div>
      <form
        noValidate
        inert={!ready}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <Sections />
        {/* Enter in a field leads on, as the button in the dock does. */}
        <button type="submit" hidden />
        <StartOver />
      </form>
      <Preview />
    </div>
  );
}

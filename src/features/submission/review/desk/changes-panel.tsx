import { diffForms } from '../model/diff-forms.ts';
import { latestRequest } from '../model/latest-request.ts';
import type { EarlierForm, ReviewSubmission } from '../model/review-submission.ts';
import { FactGroup } from '#features/core/desk-kit/desk/facts.tsx';
import { FormDiff } from './form-diff.tsx';
import { AskedMark } from './requests/asked-mark.tsx';
import { RequestNote } from './requests/request-note.tsx';

/** What the team changed since changes were requested, beside what was asked of them. */
export function ChangesPanel({
  submission,
  earlier,
}: {
  submission: ReviewSubmission;
  earlier: EarlierForm;
}) {
  const request = latestRequest(submission);
  const asked = request?.requests.map(({ field }) => field) ?? [];
  const changes = diffForms(earlier.payload, submission.payload ?? {});
  return (
    <FactGroup title={`Changed since version ${earlier.version}`}>
      {request && <RequestNote request={request} changed={changes.map(({ name }) => name)} />}
      {submission.payload && (
        <FormDiff
          submission={submission}
          changes={changes}
          label={`What changed since version ${earlier.version}`}
          // A request in words alone does not say which fields it means.
          mark={(field) => asked.length > 0 && <AskedMark isAsked={asked.includes(field)} />}
        />
      )}
    </FactGroup>
  );
}

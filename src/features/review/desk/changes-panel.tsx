import { describeTime } from '#lib/describe-time.ts';
import { diffForms } from '../model/diff-forms.ts';
import type { EarlierForm, ReviewSubmission } from '../model/review-submission.ts';
import { FactGroup } from './facts.tsx';
import { FormDiff } from './form-diff.tsx';
import styles from './review.module.css';

/** The request that the team answered by sending the form again. */
function requestOf({ history }: ReviewSubmission, { version }: EarlierForm) {
  return history.find((event) => event.version === version && event.to_state === 'changes-requested');
}

/** What the team changed since changes were requested, beside what was asked of them. */
export function ChangesPanel({
  submission,
  earlier,
}: {
  submission: ReviewSubmission;
  earlier: EarlierForm;
}) {
  const request = requestOf(submission, earlier);
  return (
    <FactGroup title={`Changed since version ${earlier.version}`}>
      {request?.text && (
        <blockquote className={styles['request']}>
          <p>{request.text}</p>
          <footer className={styles['quiet']}>
            {request.actor_name}, {describeTime(request.at)}
          </footer>
        </blockquote>
      )}
      {submission.payload && (
        <FormDiff
          submission={submission}
          changes={diffForms(earlier.payload, submission.payload)}
          label={`What changed since version ${earlier.version}`}
        />
      )}
    </FactGroup>
  );
}

import { listPassedChecks } from '../model/passed-checks.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { FindingMark } from '#features/submission/review-queue/desk/finding-mark.tsx';
import styles from '#features/submission/review-queue/desk/queue.module.css';

/** One quiet line: how many checks have passed, each named on opening. */
export function PassedChecks({ submission }: { submission: ReviewSubmission }) {
  const passed = listPassedChecks(submission);
  if (passed.length === 0) return null;
  return (
    <details className={styles['passed']}>
      <summary>
        <FindingMark tone="passed" isSilent />
        {passed.length === 1 ? '1 check passed' : `${passed.length} checks passed`}
      </summary>
      <ul>
        {passed.map((words) => (
          <li key={words}>
            <FindingMark tone="passed" isSilent />
            {words}
          </li>
        ))}
      </ul>
    </details>
  );
}

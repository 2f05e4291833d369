import { Alert } from '@mui/material';
import type { MergeChoice } from '../model/merge.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { useDeskKind } from './desk-kind.ts';
import { factList } from './field-words.ts';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';

/** Says once more what the approval does to the entry that is listed. */
export function MergeSummary({ submission, merge }: { submission: ReviewSubmission; merge: MergeChoice }) {
  const { words } = useDeskKind();
  if (!submission.merge) return null;
  const { title, added } = submission.merge;
  return (
    <Alert severity="info" role="note">
      {`It is merged into “${title}”: the texts in ${localeWord(added.locale)} are added. `}
      {merge.take.length === 0
        ? 'All facts stay as they are listed.'
        : `Taken from the submission: ${factList(words, merge.take)}. All other facts stay as they are listed.`}
    </Alert>
  );
}

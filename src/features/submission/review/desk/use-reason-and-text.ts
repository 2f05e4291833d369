import { useOfferedAnswers } from '#features/submission/canned-answers/desk/offered-answers.tsx';
import { keptKey, useKept } from '#features/submission/review-queue/desk/kept-value.ts';
import type { OfferedAction } from '../model/actions-for.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';

/**
 * The reason of a decision and its text, as far as a person has entered them. Choosing a reason that has one canned answer in the submitter's
 * language begins the text with it; a text that was typed stays.
 */
export function useReasonAndText(submission: ReviewSubmission, action: OfferedAction['name']) {
  const [reason, setReason] = useKept(keptKey(submission.id, `${action}.reason`), '');
  const [text, setText] = useKept(keptKey(submission.id, `${action}.text`), '');
  const answers = useOfferedAnswers(submission);

  const onlyAnswer = (topic: string): string => {
    const [first, second] = answers.filter((answer) => answer.topic === topic);
    return first && !second && first.locale === submission.locale ? first.text : '';
  };
  const chooseReason = (chosen: string) => {
    if (text.trim() === '' || text === onlyAnswer(reason)) setText(onlyAnswer(chosen));
    setReason(chosen);
  };
  return { reason, chooseReason, text, setText };
}

import { useGetList } from 'react-admin';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import type { OfferedAnswer } from '../model/answer.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import styles from './answers.module.css';

/** Where an answer is inserted. */
export const textFieldId = 'text-to-submitter';

interface AnsweredSubmission {
  id: number;
  version: number;
  locale: string;
}

/** Canned answers for any decision about a submission; none until they have arrived. */
export function useOfferedAnswers({ id, version }: AnsweredSubmission): readonly OfferedAnswer[] {
  return useGetList<OfferedAnswer>(`submissions/${id}/answers`, { meta: { version } }).data ?? [];
}

interface OfferedAnswersProps {
  submission: AnsweredSubmission;
  /** `request-changes` or a reason; empty while none is chosen. */
  topic: string;
  text: string;
  onInsert: (text: string) => void;
}

/** In which language the text goes out, and whether an answer has it. */
function languageLine(locale: string, offered: readonly OfferedAnswer[]): string {
  const language = localeWord(locale);
  const isMissing = offered.some((answer) => answer.locale !== locale);
  return isMissing
    ? `The submitter reads ${language}, but there is only an English answer.`
    : `In ${language}.`;
}

/** Where canned answers are edited. */
const answersPath = '/submissions/answers';

/** Canned answers for what is being decided, in the submitter's language; one press inserts a text that can be edited. */
export function OfferedAnswers({ submission, topic, text, onInsert }: OfferedAnswersProps) {
  const { locale } = submission;
  const offered = useOfferedAnswers(submission).filter((answer) => answer.topic === topic);
  const isInserted = (answer: OfferedAnswer) => text.includes(answer.text);
  const english = offered.find((answer) => isInserted(answer) && answer.locale !== 'en')?.english;
  function insert(answer: OfferedAnswer) {
    const whole = text.trim() ? `${text.trimEnd()}\n\n${answer.text}` : answer.text;
    if (!isInserted(answer)) onInsert(whole.slice(0, reviewTextMaxCharacters));
    document.getElementById(textFieldId)?.focus();
  }
  if (topic === '') return null;
  return (
    <div className={styles['offered']} role="group" aria-label="Canned answers">
      <div className={shared['quiet']}>
        {offered.length > 0
          ? `Canned answers. ${languageLine(locale, offered)} `
          : 'There is no canned answer for this. '}
        <a className={shared['link']} href={`#${answersPath}`}>
          Edit answers
        </a>
      </div>
      {offered.map((answer) => (
        <button key={answer.id} type="button" title={answer.text} onClick={() => insert(answer)}>
          {answer.title}
        </button>
      ))}
      {english && (
        <details className={shared['quiet']}>
          <summary>Read in English</summary>
          {english}
        </details>
      )}
    </div>
  );
}

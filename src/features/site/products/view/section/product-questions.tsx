import { Trans } from '@lingui/react/macro';
import { useTranslatedQuestions } from '#i18n/use-translated-questions.ts';
import { Questions } from '#ui/questions/questions.tsx';
import type { QuestionWords } from '../question-words.ts';
import styles from './product-questions.module.css';

/** Questions about a product. */
export function ProductQuestions({ questions }: { questions: readonly QuestionWords[] }) {
  return (
    <Questions
      className={styles.questions}
      heading={<Trans>Questions and answers</Trans>}
      questions={useTranslatedQuestions(questions)}
    />
  );
}

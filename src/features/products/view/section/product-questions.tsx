import { Trans, useLingui } from '@lingui/react/macro';
import { Questions } from '#ui/questions/questions.tsx';
import type { QuestionWords } from '../question-words.ts';
import styles from './product-questions.module.css';

/** Questions about a product. */
export function ProductQuestions({ questions }: { questions: readonly QuestionWords[] }) {
  const { t } = useLingui();
  return (
    <Questions
      className={styles.questions}
      heading={<Trans>Questions and answers</Trans>}
      questions={questions.map(({ id, question, answer }) => ({
        id,
        question: t(question),
        answer: t(answer),
      }))}
    />
  );
}

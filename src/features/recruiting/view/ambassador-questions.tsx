import { Trans, useLingui } from '@lingui/react/macro';
import { Questions } from '#ui/questions/questions.tsx';
import styles from './ambassador-questions.module.css';
import { questions } from './question-words.ts';

/** Questions before applying. */
export function AmbassadorQuestions() {
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

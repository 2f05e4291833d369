import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/icon/icon.tsx';
import type { QuestionWords } from '../question-words.ts';
import styles from './questions.module.css';

/** Questions that unfold to their answers, without a script as well. */
export function Questions({ questions }: { questions: readonly QuestionWords[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <div className={`wrap ${styles.layout}`}>
        <h2 id="questions">
          <Trans>Questions and answers</Trans>
        </h2>
        <div className={styles.list}>
          {questions.map(({ id, question, answer }) => (
            <details key={id} name="question">
              <summary>
                <h3>{t(question)}</h3>
                <Icon name="chevron-down" />
              </summary>
              <p>{t(answer)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './questions.module.css';

export interface Question {
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

export interface QuestionsProps {
  heading: ReactNode;
  questions: readonly Question[];
  className?: string | undefined;
}

/**
 * Questions that expand to their answers, one at a time, also without JavaScript. One list per page: its
 * heading is `#questions`.
 */
export function Questions({ heading, questions, className }: QuestionsProps) {
  return (
    <section className={className} aria-labelledby="questions">
      <div className={classNames('wrap', styles.layout)}>
        <h2 id="questions">{heading}</h2>
        <div className={styles.list}>
          {questions.map(({ id, question, answer }) => (
            <details key={id} name="question">
              <summary>
                <h3>{question}</h3>
                <Icon name="chevron-down" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { recruitingSteps, type RecruitingStep } from '../model/recruiting-step.ts';
import styles from './passage-plan.module.css';

const words: Record<RecruitingStep, { name: ReactNode; text: ReactNode }> = {
  'submit-cv': {
    name: <Trans>Submit your CV</Trans>,
    text: <Trans>With a few lines on your community and your languages.</Trans>,
  },
  'cv-screening': {
    name: <Trans>CV screening</Trans>,
    text: <Trans>A person reads it, not a machine.</Trans>,
  },
  'online-interview': {
    name: <Trans>Online interview</Trans>,
    text: <Trans>Half an hour, in English or in your language.</Trans>,
  },
  'interview-results': {
    name: <Trans>Interview results</Trans>,
    text: <Trans>By mail, with the reasons, whatever they are.</Trans>,
  },
  welcome: {
    name: <Trans>Welcome aboard</Trans>,
    text: <Trans>You meet your crew and get your first task.</Trans>,
  },
};

/** The five steps as a passage plan: a dashed course with waypoints, and the harbour at its end. */
export function PassagePlan() {
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <div className="wrap">
        <h2 id="plan">
          <Trans>Five steps to the quay</Trans>
        </h2>
        <ol>
          {recruitingSteps.map((step) => (
            <li key={step}>
              <h3>{words[step].name}</h3>
              <p>{words[step].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { recruitingSteps } from '../model/recruiting-step.ts';
import styles from './application-steps.module.css';
import { stepWords } from './step-words.ts';

/** The five steps as a dashed line with points, and the harbor at its end. */
export function ApplicationSteps() {
  const { t } = useLingui();
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <div className="wrap">
        <h2 id="plan">
          <Trans>Five steps to becoming an ambassador</Trans>
        </h2>
        <ol>
          {recruitingSteps.map((step) => (
            <li key={step}>
              <h3>{t(stepWords[step].name)}</h3>
              <p>{t(stepWords[step].text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

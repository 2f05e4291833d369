import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/icon/icon.tsx';
import { requirements, requirementsNeeded } from '../model/requirement.ts';
import styles from './requirement-list.module.css';
import { requirementWords } from './requirement-words.ts';

/** The five requirements, of which some are enough. */
export function RequirementList() {
  const { t } = useLingui();
  const [needed, all] = [requirementsNeeded, requirements.length];
  return (
    <section className={styles.requirements} id="requirements" aria-labelledby="requirements-title">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.words}>
          <h2 id="requirements-title">
            <Trans>Who can apply</Trans>
          </h2>
          <p className={styles.count}>
            <Trans>
              <b>{needed}</b> of {all} are enough
            </Trans>
          </p>
          <p className="lead">
            <Trans>
              You need no degree, no deposit and no minimum holding. If two of these apply to you, send us
              your application.
            </Trans>
          </p>
        </div>
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement}>
              <Icon name={requirementWords[requirement].icon} size={26} />
              <h3>{t(requirementWords[requirement].name)}</h3>
              <p>{t(requirementWords[requirement].text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

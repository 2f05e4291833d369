import { useLingui } from '@lingui/react/macro';
import { requirements, requirementsNeeded, type Requirement } from '../../model/requirement.ts';
import { requirementWords } from '../requirement-words.ts';
import { Check } from '#ui/field/check.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import styles from './requirements-field.module.css';
import { useAmbassadorFlow } from './use-ambassador-flow.ts';
import { useAmbassadorLabels } from './use-ambassador-labels.ts';

/** The five requirements, in the words of the program's page. */
export function RequirementsField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const labels = useAmbassadorLabels();
  const { fields, setFields, issueAt } = useAmbassadorFlow();
  const issue = issueAt('requirements');
  const [needed, all] = [requirementsNeeded, requirements.length];
  const toggle = (requirement: Requirement) =>
    setFields({
      requirements: requirements.filter((each) =>
        each === requirement ? !fields.requirements.includes(each) : fields.requirements.includes(each),
      ),
    });
  return (
    <FieldGroup
      id={fieldId('requirements')}
      legend={labels.requirements}
      required
      requiredLabel={t`required`}
      hint={t`${needed} of ${all} are enough.`}
      error={issue && sentenceOf(issue)}
    >
      {requirements.map((requirement) => (
        <Check
          key={requirement}
          name="requirements"
          value={requirement}
          checked={fields.requirements.includes(requirement)}
          onChange={() => toggle(requirement)}
        >
          <b className={styles.name}>{t(requirementWords[requirement].name)}</b>{' '}
          <span className={styles.text}>{t(requirementWords[requirement].text)}</span>
        </Check>
      ))}
    </FieldGroup>
  );
}

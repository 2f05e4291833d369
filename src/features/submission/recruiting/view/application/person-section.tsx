import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#ui/field/field.tsx';
import { MultiSelect } from '#ui/field/multi-select.tsx';
import { Select } from '#ui/field/select.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { AmbassadorField } from './ambassador-field.ts';
import { useAmbassadorFlow } from './use-ambassador-flow.ts';
import { useAmbassadorLabels } from './use-ambassador-labels.ts';

/** Who applies, where they live, and in which languages. */
export function PersonSection() {
  const { t } = useLingui();
  return (
    <FormSection
      title={<Trans>About you</Trans>}
      text={<Trans>Who you are, and how we can reach you.</Trans>}
    >
      <AmbassadorField name="name" autoComplete="name" counted />
      <AmbassadorField name="email" hint={t`We reply to this email address.`} />
      <CountryField />
      <LanguagesField />
    </FormSection>
  );
}

function CountryField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const labels = useAmbassadorLabels();
  const { data, fields, setFields, issueAt } = useAmbassadorFlow();
  const issue = issueAt('country');
  return (
    <Field id={fieldId('country')} label={labels.country} required error={issue && sentenceOf(issue)}>
      {(control) => (
        <Select
          {...control}
          autoComplete="country"
          placeholder={t`Choose a country or region`}
          options={data.countries.map(({ code, name }) => ({ value: code, label: name }))}
          value={fields.country}
          onChange={(event) => setFields({ country: event.target.value })}
        />
      )}
    </Field>
  );
}

function LanguagesField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const labels = useAmbassadorLabels();
  const { data, fields, setFields, issueAt } = useAmbassadorFlow();
  const issue = issueAt('languages');
  return (
    <Field id={fieldId('languages')} label={labels.languages} required error={issue && sentenceOf(issue)}>
      {(control) => (
        <MultiSelect
          {...control}
          options={data.languages.map(({ code, name, otherName = '' }) => ({
            value: code,
            label: name,
            keywords: `${code} ${otherName}`,
          }))}
          hanPairs={data.hanPairs}
          values={fields.languages}
          onChange={(languages) => setFields({ languages })}
          placeholder={t`Add a language`}
          emptyLabel={t`Language not found`}
          removeLabel={(label) => t`Remove ${label}`}
        />
      )}
    </Field>
  );
}

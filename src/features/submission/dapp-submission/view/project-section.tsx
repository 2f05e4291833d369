import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#ui/field/field.tsx';
import { chainOption } from '#features/core/chains/view/chain-option.ts';
import { MultiSelect } from '#ui/field/multi-select.tsx';
import { Segmented } from '#ui/field/segmented.tsx';
import { submissionLanguages } from '../model/dapp-fields.ts';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { languageNames } from './dapp-words.ts';
import { useDappWords } from './use-dapp-words.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { DappField } from './dapp-field.ts';
import { DappInputs } from './dapp-inputs.tsx';
import { useDappFlow } from './use-dapp-flow.ts';
import { LogoField } from '#features/submission/submission-form/view/form/logo-field.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';

/** What people will read in the store. */
export function ProjectSection() {
  return (
    <FormSection title={<Trans>The project</Trans>} text={<Trans>What people will read in the store.</Trans>}>
      <DappInputs
        section="project"
        own={{
          language: <LanguageField />,
          networks: <NetworksField />,
          title: <DappField name="title" counted />,
          desc: <DappField name="desc" counted />,
          url: <DappField name="url" autoComplete="url" />,
          icon: <LogoField />,
        }}
      />
    </FormSection>
  );
}

function LanguageField() {
  const { t } = useLingui();
  const { labels } = useDappWords();
  const { fields, setFields } = useDappFlow();
  return (
    <Segmented
      id={fieldId('language')}
      legend={labels.language}
      required
      hint={t`One submission per language.`}
      options={submissionLanguages.map((language) => ({
        value: language,
        label: languageNames[language].name,
        lang: languageNames[language].tag,
      }))}
      value={fields.language ?? ''}
      onChange={(language) => setFields({ language })}
    />
  );
}

function NetworksField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { labels } = useDappWords();
  const { data, fields, setFields, issueAt } = useDappFlow();
  const issue = issueAt('networks');
  return (
    <Field id={fieldId('networks')} label={labels.networks} required error={issue && sentenceOf(issue)}>
      {(control) => (
        <MultiSelect
          {...control}
          options={data.networks.map((chain) => chainOption(chain.network, chain))}
          values={fields.networks}
          onChange={(networks) => setFields({ networks })}
          placeholder={t`Add a network`}
          emptyLabel={t`Chain not found`}
          removeLabel={(label) => t`Remove ${label}`}
        />
      )}
    </Field>
  );
}

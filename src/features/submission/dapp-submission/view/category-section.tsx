import { Trans, useLingui } from '@lingui/react/macro';
import { ChipGroup } from '#ui/field/chip-group.tsx';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { DappInputs } from './dapp-inputs.tsx';
import { useDappWords } from './use-dapp-words.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { FormSection } from '#ui/page-head/form-section.tsx';

/** Where it appears, and where it can connect. */
export function CategorySection() {
  return (
    <FormSection
      title={<Trans>Category and connection</Trans>}
      text={<Trans>Where it appears, and where it can connect.</Trans>}
    >
      <DappInputs section="categories" own={{ categories: <CategoriesField /> }} />
    </FormSection>
  );
}

function CategoriesField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { labels } = useDappWords();
  const { data, fields, setFields, issueAt } = useDappFlow();
  const issue = issueAt('categories');
  return (
    <ChipGroup
      id={fieldId('categories')}
      legend={labels.categories}
      required
      requiredLabel={t`required`}
      error={issue && sentenceOf(issue)}
      options={data.categories.map(({ hid, title }) => ({ value: String(hid), label: title }))}
      values={fields.categories.map(String)}
      onChange={(categories) => setFields({ categories: categories.map(Number) })}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { tpConnectValues } from '#features/store/catalogue/model/tp-connect.ts';
import { ChipGroup } from '#ui/field/chip-group.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { useIssueWords } from '#features/submission/submissions/view/issue-words.ts';
import { useDappWords } from './use-dapp-words.ts';
import { fieldId } from '#features/submission/submissions/view/flow/field-order.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { FormSection } from '#ui/page-head/form-section.tsx';

/** Where it appears, and where it can connect. */
export function CategorySection() {
  const { t } = useLingui();
  const words = useIssueWords();
  const { labels, connect } = useDappWords();
  const { data, fields, setFields, issueAt } = useDappFlow();
  const categoryIssue = issueAt('categories');
  const connectIssue = issueAt('tp_connect');
  return (
    <FormSection
      title={<Trans>Category and connection</Trans>}
      text={<Trans>Where it appears, and where it can connect.</Trans>}
    >
      <ChipGroup
        id={fieldId('categories')}
        legend={labels.categories}
        required
        requiredLabel={t`required`}
        error={categoryIssue && words.sentence(categoryIssue)}
        options={data.categories.map(({ hid, title }) => ({ value: String(hid), label: title }))}
        values={fields.categories.map(String)}
        onChange={(categories) => setFields({ categories: categories.map(Number) })}
      />
      <RadioGroup
        id={fieldId('tp_connect')}
        legend={labels.tp_connect}
        required
        error={connectIssue && words.sentence(connectIssue)}
        options={tpConnectValues.map((value) => ({ value, label: connect[value] }))}
        value={fields.tp_connect ?? ''}
        onChange={(tp_connect) => setFields({ tp_connect })}
      />
    </FormSection>
  );
}

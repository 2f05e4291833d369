import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { tpConnectValues } from '#features/catalogue/model/tp-connect.ts';
import { ChipGroup } from '#ui/field/chip-group.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { useFaultWords } from '#features/submissions/view/fault-words.ts';
import { useDappWords } from './use-dapp-words.ts';
import { fieldId } from '#features/submissions/view/flow/field-order.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { FormSection } from '#ui/page-head/form-section.tsx';

/** Where it appears, and where it can connect. */
export function CategorySection() {
  const { t } = useLingui();
  const words = useFaultWords();
  const { labels, connect } = useDappWords(brand.name);
  const { data, fields, setFields, faultAt } = useDappFlow();
  const categoryFault = faultAt('categories');
  const connectFault = faultAt('tp_connect');
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
        error={categoryFault && words.sentence(categoryFault)}
        options={data.categories.map(({ hid, title }) => ({ value: String(hid), label: title }))}
        values={fields.categories.map(String)}
        onChange={(categories) => setFields({ categories: categories.map(Number) })}
      />
      <RadioGroup
        id={fieldId('tp_connect')}
        legend={labels.tp_connect}
        required
        error={connectFault && words.sentence(connectFault)}
        options={tpConnectValues.map((value) => ({ value, label: connect[value] }))}
        value={fields.tp_connect ?? ''}
        onChange={(tp_connect) => setFields({ tp_connect })}
      />
    </FormSection>
  );
}

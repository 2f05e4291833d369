import { chainLabel } from '#features/core/chains/model/chain-names.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#ui/field/field.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { Select } from '#ui/field/select.tsx';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import type { AssetControls } from './asset-controls.ts';
import { AssetField } from './asset-field.tsx';
import type { AssetNetwork } from './asset-page-data.ts';
import { ChainFacts } from './chain-facts.tsx';
import asset from './asset-section.module.css';
import { useAssetFlow, useChosenNetwork } from './use-asset-flow.ts';

/** Where the contract is deployed: network, standard and address, and what can be read there. */
export function ContractSection() {
  return (
    <FormSection
      title={<Trans>The contract</Trans>}
      text={<Trans>On mainnet. We fill in what we can read from the contract.</Trans>}
    >
      <div className={asset.pair}>
        <NetworkField />
        <StandardField />
      </div>
      <AssetField name="address" />
      <ChainFacts />
    </FormSection>
  );
}

/** A network has its own standards and its own short name; where there is nothing to choose, it is chosen. */
function chooseNetwork(
  networks: readonly AssetNetwork[],
  fields: AssetControls,
  network: string,
): Partial<AssetControls> & { bl_symbol?: string } {
  const chosen = networks.find((each) => each.network === network);
  const standards = chosen?.standards ?? [];
  const standard = standards.includes(fields.standard)
    ? fields.standard
    : standards.length === 1
      ? (standards[0] ?? '')
      : '';
  if (!('bl_symbol' in fields)) return { network, standard };
  const previous = networks.find((each) => each.network === fields.network)?.short ?? '';
  const isOwn = fields.bl_symbol !== '' && fields.bl_symbol !== previous;
  return { network, standard, ...(isOwn ? {} : { bl_symbol: chosen?.short ?? '' }) };
}

function NetworkField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { data, fields, issueAt, kind, setFields } = useAssetFlow();
  const issue = issueAt('network');
  return (
    <Field
      id={fieldId('network')}
      label={kind.useLabels()['network']}
      required
      error={issue && sentenceOf(issue)}
    >
      {(control) => (
        <Select
          {...control}
          placeholder={t`Choose a network`}
          options={data.networks.map((chain) => ({ value: chain.network, label: chainLabel(chain) }))}
          value={fields.network}
          onChange={(event) => setFields(chooseNetwork(data.networks, fields, event.target.value))}
        />
      )}
    </Field>
  );
}

function StandardField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { fields, issueAt, kind, setFields } = useAssetFlow();
  const network = useChosenNetwork();
  const issue = issueAt('standard');
  return (
    <Field
      id={fieldId('standard')}
      label={kind.useLabels()['standard']}
      required
      error={issue && sentenceOf(issue)}
    >
      {(control) => (
        <Select
          {...control}
          disabled={network === undefined}
          placeholder={network === undefined ? t`Choose the network first` : t`Choose a standard`}
          options={(network?.standards ?? []).map((standard) => ({ value: standard, label: standard }))}
          value={fields.standard}
          onChange={(event) => setFields({ standard: event.target.value })}
        />
      )}
    </Field>
  );
}

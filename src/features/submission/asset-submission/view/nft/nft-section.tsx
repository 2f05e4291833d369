import { Trans, useLingui } from '@lingui/react/macro';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { AssetField } from '../asset-field.tsx';
import asset from '../asset-section.module.css';

/** Name, symbol and size of the collection. */
export function NftSection() {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>The collection</Trans>} text={<Trans>Exactly as in the contract.</Trans>}>
      <AssetField name="name" counted />
      <div className={asset.pair}>
        <AssetField name="symbol" verbatim />
        <AssetField
          name="total_supply"
          placeholder="10000"
          hint={t`Leave it empty if the number can still grow.`}
        />
      </div>
      <AssetField
        name="owner_address"
        hint={t`The account that administers the contract; if there is none, the account that deployed it.`}
      />
    </FormSection>
  );
}

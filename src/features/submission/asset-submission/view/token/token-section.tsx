import { Trans, useLingui } from '@lingui/react/macro';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { AssetField } from '../asset-field.tsx';
import asset from '../asset-section.module.css';

/** Name, symbol and numbers. */
export function TokenSection() {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>The token</Trans>} text={<Trans>Exactly as in the contract.</Trans>}>
      <AssetField name="name" counted />
      <div className={asset.pair}>
        <AssetField name="symbol" verbatim />
        <AssetField name="bl_symbol" verbatim hint={t`The network’s short name, shown beside the symbol.`} />
      </div>
      <AssetField name="total_supply" hint={t`In whole tokens, digits only.`} placeholder="1000000000" />
      <div className={asset.pair}>
        <AssetField name="decimal" placeholder="18" />
        <AssetField name="precision" placeholder="4" hint={t`How many decimals the wallet shows.`} />
      </div>
      <AssetField name="gas" placeholder="60000" hint={t`Gas used by one transfer.`} />
      <AssetField
        name="owner_address"
        hint={t`The account that administers the contract; if there is none, the account that deployed it.`}
      />
    </FormSection>
  );
}

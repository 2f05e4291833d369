import { Trans } from '@lingui/react/macro';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { assetLimits } from '../../model/asset/asset-schema.ts';
import { LogoField } from '../upload/logo-field.tsx';
import { AssetField } from './asset-field.tsx';

/** What people will read and see beside it. */
export function WalletSection() {
  return (
    <FormSection
      title={<Trans>In the wallet</Trans>}
      text={<Trans>What people will read and see in the wallet.</Trans>}
    >
      <LogoField />
      <AssetField
        name="website"
        type="url"
        autoComplete="url"
        placeholder="https://"
        max={assetLimits.website}
      />
      <AssetField name="description" lines={4} max={assetLimits.description} />
    </FormSection>
  );
}

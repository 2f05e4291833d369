import { Trans } from '@lingui/react/macro';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { LogoField } from '#features/submission/submission-form/view/form/logo-field.tsx';
import { AssetField } from './asset-field.tsx';

/** What people will read and see beside it. */
export function WalletSection() {
  return (
    <FormSection
      title={<Trans>In the wallet</Trans>}
      text={<Trans>What people will read and see in the wallet.</Trans>}
    >
      <LogoField />
      <AssetField name="website" autoComplete="url" counted />
      <AssetField name="description" lines={4} counted />
    </FormSection>
  );
}

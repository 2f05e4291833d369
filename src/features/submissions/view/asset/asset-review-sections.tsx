import { useLingui } from '@lingui/react/macro';
import type { AssetDraft } from '../../model/asset/asset-draft.ts';
import { ReviewSection, type ReviewRow } from '../review/review-section.tsx';
import { SafetyNotes } from './safety-notes.tsx';
import { useAssetFlow, useChosenNetwork } from './use-asset-flow.ts';

export interface AssetReviewSectionsProps {
  /** Cleaned. */
  sent: AssetDraft;
  /** Name, symbol and numbers of the kind. */
  rows: readonly ReviewRow[];
}

/** The submission as it will be sent, and what the contract shows. */
export function AssetReviewSections({ sent, rows }: AssetReviewSectionsProps) {
  const { t } = useLingui();
  const { kind } = useAssetFlow();
  const labels = kind.useLabels();
  const network = useChosenNetwork();
  const row = (name: 'standard' | 'website' | 'description' | 'company_name' | 'email' | 'contact') => ({
    label: labels[name] ?? name,
    value: sent[name],
  });
  const code = (name: 'address' | 'owner_address') => ({
    label: labels[name] ?? name,
    value: <code dir="ltr">{sent[name]}</code>,
  });
  return (
    <>
      <SafetyNotes />
      <ReviewSection
        title={t`The contract`}
        field="network"
        rows={[
          { label: labels['network'] ?? '', value: network?.title ?? sent.network },
          row('standard'),
          code('address'),
          code('owner_address'),
        ]}
      />
      <ReviewSection
        title={kind.kind === 'nft' ? t`The collection` : t`The token`}
        field="name"
        rows={rows}
      />
      <ReviewSection title={t`In the wallet`} field="website" rows={[row('website'), row('description')]} />
      <ReviewSection
        title={t`Contact`}
        field="company_name"
        rows={[row('company_name'), row('email'), row('contact')]}
      />
    </>
  );
}

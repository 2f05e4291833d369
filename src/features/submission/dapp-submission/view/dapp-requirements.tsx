import { Trans } from '@lingui/react/macro';
import { Requirement, Requirements } from '#features/submission/submission-form/view/form/requirements.tsx';

/** What a DApp has to be in order to be listed (specification §5). */
export function DappRequirements() {
  return (
    <Requirements summary={<Trans>Six requirements. Most rejections are due to the first three.</Trans>}>
      <Requirement>
        <Trans>Works on mobile and in the extension</Trans>
      </Requirement>
      <Requirement>
        <Trans>Stable website</Trans>
      </Requirement>
      <Requirement>
        <Trans>Mainnet contracts, sensitive parts open source</Trans>
      </Requirement>
      <Requirement>
        <Trans>Third-party audit of sensitive contracts</Trans>
      </Requirement>
      <Requirement>
        <Trans>Clear, mobile-adapted interface</Trans>
      </Requirement>
      <Requirement>
        <Trans>Legal where it operates</Trans>
      </Requirement>
    </Requirements>
  );
}

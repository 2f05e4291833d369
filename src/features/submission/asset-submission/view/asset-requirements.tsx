import { Plural, Trans } from '@lingui/react/macro';
import { promisedWorkingDays } from '#features/submission/submissions/model/promise.ts';
import { Requirement, Requirements } from '#features/submission/submission-form/view/form/requirements.tsx';

/** What a token or an NFT collection has to be in order to be listed (specification §5). */
export function AssetRequirements({ kind }: { kind: 'token' | 'nft' }) {
  const days = promisedWorkingDays[kind];
  return (
    <Requirements
      open
      summary={
        <Plural
          value={days}
          one="Four requirements. The review takes # working day at most."
          other="Four requirements. The review takes # working days at most."
        />
      }
    >
      <Requirement>
        {kind === 'token' ? (
          <Trans>No honeypot and no scam token</Trans>
        ) : (
          <Trans>No scam and no copy of another collection</Trans>
        )}
      </Requirement>
      <Requirement>
        <Trans>Not submitted or listed before</Trans>
      </Requirement>
      <Requirement>
        <Trans>Contract deployed on mainnet</Trans>
      </Requirement>
      <Requirement>
        <Trans>A logo of 400 × 400 px, JPG or PNG, 5 MB at most</Trans>
      </Requirement>
    </Requirements>
  );
}

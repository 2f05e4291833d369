import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChartHead } from '#ui/chart-head/chart-head.tsx';
import { ListingRequirements } from './listing-requirements.tsx';
import { SdkLinks } from './sdk-links.tsx';
import { SubmissionGuides } from './submission-guides.tsx';

const chartSeed = 21;

/** For teams: how to be listed, listing requirements, and how to build on the wallet. */
export function DeveloperPage() {
  const href = useHref();
  const wallet = brand.name;
  return (
    <>
      <ChartHead
        seed={chartSeed}
        title={
          <Trans>
            Build where people <em>keep their coins</em>
          </Trans>
        }
        lead={
          <Trans>
            List a DApp, a token, an NFT collection or a chain in {wallet}, read the catalog through an open
            API, and connect with the SDK.
          </Trans>
        }
        actions={
          <>
            <Button variant="primary" icon="blocks" href={href('/submit/dapp')}>
              <Trans>Submit a DApp</Trans>
            </Button>
            <Button icon="code-xml" href={href('/developer/api')}>
              <Trans>Read the API</Trans>
            </Button>
          </>
        }
      />
      <SubmissionGuides />
      <ListingRequirements />
      <SdkLinks />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ObjectHero } from '#ui/object-hero/object-hero.tsx';
import { callChart, CallDrawing } from './call-drawing.tsx';
import drawingStyles from './call-drawing.module.css';
import styles from './developer-page.module.css';
import { ListingRequirements } from './listing-requirements.tsx';
import { SdkLinks } from './sdk-links.tsx';
import { SubmissionGuides } from './submission-guides.tsx';

/** For teams: how to be listed, listing requirements, and how to build on the wallet. */
export function DeveloperPage() {
  const href = useHref();
  const wallet = brand.name;
  return (
    <>
      <ObjectHero
        chart={callChart}
        object={<CallDrawing />}
        objectClass={drawingStyles.object}
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
      >
        <p className={styles.actions}>
          <Button variant="primary" icon="blocks" href={href('/submit/dapp')}>
            <Trans>Submit a DApp</Trans>
          </Button>
          <Button icon="code-xml" href={href('/developer/api')}>
            <Trans>Read the API</Trans>
          </Button>
        </p>
      </ObjectHero>
      <SubmissionGuides />
      <ListingRequirements />
      <SdkLinks />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ObjectHero } from '#ui/object-hero/object-hero.tsx';
import { callChart, CallDrawing } from './call-drawing.tsx';
import drawingStyles from './call-drawing.module.css';
import styles from './developer-page.module.css';
import { lead } from './lead.ts';
import { ListingRequirements } from './listing-requirements.tsx';
import { SdkLinks } from './sdk-links.tsx';
import { SubmissionGuides } from './submission-guides.tsx';

/** For teams: how to be listed, listing requirements, and how to build on the wallet. */
export function DeveloperPage() {
  const href = useHref();
  const { i18n } = useLingui();
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
        lead={i18n._(lead)}
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

import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { ListingRequirements } from './listing-requirements.tsx';
import { SdkLinks } from './sdk-links.tsx';
import { SubmissionGuides } from './submission-guides.tsx';
import styles from './developer-page.module.css';

const chartSeed = 21;

/** For teams: how to be listed, what is asked of a listing, and how to build on the wallet. */
export function DeveloperPage() {
  const href = useHref();
  const wallet = brand.name;
  return (
    <>
      <section className={styles.hero}>
        <Chart className={styles.chart} kind="band" seed={chartSeed} />
        <div className={`wrap ${styles.text}`}>
          <h1>
            <Trans>
              Build where people <em>already hold</em>
            </Trans>
          </h1>
          <p className="lead">
            <Trans>
              List a DApp, a token, an NFT collection or a chain in {wallet}, read the catalogue through an
              open API, and connect with the SDK.
            </Trans>
          </p>
          <div className={styles.actions}>
            <Button variant="primary" icon="blocks" href={href('/submit/dapp')}>
              <Trans>Submit a DApp</Trans>
            </Button>
            <Button icon="code-xml" href={href('/developer/api')}>
              <Trans>Read the API</Trans>
            </Button>
          </div>
        </div>
      </section>
      <SubmissionGuides />
      <ListingRequirements />
      <SdkLinks />
    </>
  );
}

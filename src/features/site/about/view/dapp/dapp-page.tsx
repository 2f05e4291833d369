import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { DappsTeaser, type DappsTeaserData } from '#features/store/catalogue/view/teaser/dapps-teaser.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ObjectHero } from '#ui/object-hero/object-hero.tsx';
import { AccountsAndKeys } from './accounts-and-keys.tsx';
import { browserChart, BrowserDrawing } from './browser-drawing.tsx';
import drawingStyles from './browser-drawing.module.css';
import { ConnectSafely } from './connect-safely.tsx';
import styles from './dapp-page.module.css';
import { WayIntoTheStore } from './way-into-the-store.tsx';
import gridStyles from './store-grid.module.css';

/** What DApps are, how to use them, and how one gets into the store. */
export function DappPage({ data }: { data: DappsTeaserData }) {
  const href = useHref();
  const wallet = brand.name;
  return (
    <>
      <ObjectHero
        chart={browserChart}
        object={<BrowserDrawing />}
        objectClass={drawingStyles.object}
        title={
          <span className={drawingStyles.title}>
            <Trans>
              <em>Use any app.</em> Keep your own keys.
            </Trans>
          </span>
        }
        lead={
          <Trans>
            DApps are apps whose rules run on a chain. {wallet} opens them, shows each request before you sign
            it, and never shares your keys.
          </Trans>
        }
      >
        <p className={styles.actions}>
          <Button variant="primary" icon="layout-grid" href={href('/dappstore')}>
            <Trans>Open the DApp store</Trans>
          </Button>
          <Button icon="shield-check" href="#connect">
            <Trans>Connect safely</Trans>
          </Button>
        </p>
      </ObjectHero>
      <AccountsAndKeys />
      <ConnectSafely />
      <DappsTeaser data={data} classes={gridStyles} />
      <WayIntoTheStore />
    </>
  );
}

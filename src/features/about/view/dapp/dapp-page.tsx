import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { DappsTeaser, type DappsTeaserData } from '#features/catalogue/view/teaser/dapps-teaser.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChartHead } from '#ui/chart-head/chart-head.tsx';
import { AccountsAndKeys } from './accounts-and-keys.tsx';
import { ConnectSafely } from './connect-safely.tsx';
import { WayIntoTheStore } from './way-into-the-store.tsx';

const chartSeed = 52;

/** What DApps are, how to use them, and how one gets into the store. */
export function DappPage({ data }: { data: DappsTeaserData }) {
  const href = useHref();
  const wallet = brand.name;
  return (
    <>
      <ChartHead
        seed={chartSeed}
        title={
          <Trans>
            <em>Any app.</em> Your own keys.
          </Trans>
        }
        lead={
          <Trans>
            DApps are apps whose rules run on a chain. {wallet} opens them, shows each request before you sign
            it, and never shares your keys.
          </Trans>
        }
        actions={
          <>
            <Button variant="primary" icon="layout-grid" href={href('/dappstore')}>
              <Trans>Open the DApp store</Trans>
            </Button>
            <Button icon="shield-check" href="#connect">
              <Trans>Connect safely</Trans>
            </Button>
          </>
        }
      />
      <AccountsAndKeys />
      <ConnectSafely />
      <DappsTeaser data={data} />
      <WayIntoTheStore />
    </>
  );
}

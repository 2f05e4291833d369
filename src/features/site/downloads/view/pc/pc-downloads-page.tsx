import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import type { PlatformReleases, Release } from '../../model/release.ts';
import { DownloadHero } from '../download-hero.tsx';
import { VerifyInvitation } from '../verify-invitation.tsx';
import { DesktopSection } from './desktop-section.tsx';
import { ExtensionSection } from './extension-section.tsx';
import styles from './pc-downloads-page.module.css';

export interface PcDownloadsData {
  extension: readonly Release[];
  desktop: PlatformReleases[];
}

export const pcDownloadsPath = '/download/pc';

const chartSeed = 52;

/** The wallet for computers: the browser extension and the desktop app. */
export function PcDownloadsPage({ data }: { data: PcDownloadsData }) {
  const wallet = brand.name;
  return (
    <>
      <DownloadHero
        seed={chartSeed}
        title={
          <Trans>
            <em>A wider view.</em> The same keys.
          </Trans>
        }
        lead={
          <Trans>
            {wallet} in your browser and on your computer. Restore your existing wallet, or pair the phone it
            is on.
          </Trans>
        }
      >
        <p className={styles.ways}>
          <Button icon="puzzle" href="#extension">
            <Trans>Browser extension</Trans>
          </Button>
          <Button icon="monitor" href="#desktop">
            <Trans>Desktop app</Trans>
          </Button>
        </p>
      </DownloadHero>
      <ExtensionSection releases={data.extension} />
      <DesktopSection downloads={data.desktop} />
      <VerifyInvitation />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { fileAddress } from '../../model/file-address.ts';
import type { PlatformReleases } from '../../model/release.ts';
import styles from './download-actions.module.css';
import { VerifyLink } from './verify-link.tsx';

/** Read at render time: the links depend on the requested host. */
function shopOf(platform: string): { name: string; url: string } | undefined {
  if (platform === 'android') return { name: 'Google Play', url: brand.downloads.googlePlay };
  return platform === 'ios' ? { name: 'App Store', url: brand.downloads.appStore } : undefined;
}

/** The app store of a platform; nothing for a platform without one. */
export function ShopButton({ platform, primary }: { platform: string; primary: boolean }) {
  const shop = shopOf(platform);
  if (!shop) return null;
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      href={shop.url}
      target="_blank"
      rel="noopener noreferrer"
      iconEnd="arrow-up-right"
    >
      {shop.name}
    </Button>
  );
}

interface DownloadActionsProps extends PlatformReleases {
  /** True makes the first link the page's primary button. */
  primary: boolean;
}

/** Download links of one platform: its store, its file, or both. */
export function DownloadActions({ platform, releases: [latest], primary }: DownloadActionsProps) {
  const shop = shopOf(platform);
  const file = latest?.file;
  const extension = file?.name.split('.').at(-1);
  return (
    <div className={styles.actions}>
      {shop ? <ShopButton platform={platform} primary={primary} /> : null}
      {file ? (
        <Button
          variant={primary && !shop ? 'primary' : 'secondary'}
          href={fileAddress(brand, file.name)}
          icon="download"
        >
          <Trans>Download .{extension}</Trans>
        </Button>
      ) : null}
      {file ? <VerifyLink /> : null}
      {!file && shop ? (
        <p>
          <Trans>The App Store delivers and verifies it, so there is no file to verify.</Trans>
        </p>
      ) : null}
    </div>
  );
}

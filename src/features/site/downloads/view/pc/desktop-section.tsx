import { Trans } from '@lingui/react/macro';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { withFirst } from '../../model/platform.ts';
import type { PlatformReleases } from '../../model/release.ts';
import { DownloadRow } from '../row/download-row.tsx';
import { useVisitor } from '../visitor/use-visitor.ts';
import styles from './desktop-section.module.css';

/** The desktop app, the visitor's own system first. */
export function DesktopSection({ downloads }: { downloads: readonly PlatformReleases[] }) {
  const { platform } = useVisitor();
  return (
    <section className={`wrap ${styles.desktop}`} id="desktop" aria-labelledby="desktop-title">
      <SectionHead
        id="desktop-title"
        className={styles.head}
        title={<Trans>On your computer</Trans>}
        lead={
          <Trans>
            A large screen for team accounts and long payment lists. It pairs with your phone, where the keys
            stay.
          </Trans>
        }
      />
      <ul>
        {withFirst(downloads, platform).map((download) => (
          <DownloadRow
            key={download.platform}
            {...download}
            level={3}
            highlighted={download.platform === platform}
            yours={download.platform === platform}
            primary={false}
          />
        ))}
      </ul>
    </section>
  );
}

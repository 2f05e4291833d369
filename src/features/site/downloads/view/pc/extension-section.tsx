import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { fileAddress } from '../../model/file-address.ts';
import type { Release } from '../../model/release.ts';
import { EarlierReleases } from '../row/earlier-releases.tsx';
import { ReleaseFacts } from '../row/release-facts.tsx';
import { ReleaseFiles } from '../row/release-files.tsx';
import { ReleaseNotes } from '../row/release-notes.tsx';
import { VerifyLink } from '../row/verify-link.tsx';
import { useVisitor } from '../visitor/use-visitor.ts';
import { BrowserLink } from './browser-link.tsx';
import styles from './extension-section.module.css';

/**
 * The browser extension: a link for each browser, the visitor's own first, and the file for manual
 * installation.
 */
export function ExtensionSection({ releases }: { releases: readonly Release[] }) {
  const visitor = useVisitor();
  const stores = brand.downloads.extensionStores;
  const ordered = [
    ...stores.filter(({ browser }) => browser === visitor.browser),
    ...stores.filter(({ browser }) => browser !== visitor.browser),
  ];
  return (
    <section className={`wrap ${styles.extension}`} id="extension" aria-labelledby="extension-title">
      <SectionHead
        id="extension-title"
        className={styles.head}
        title={<Trans>In the browser</Trans>}
        lead={
          <Trans>
            The extension opens in the same window as the DApp. Before you confirm, it shows what will be
            transferred from your account.
          </Trans>
        }
      />
      <ul className={styles.browsers}>
        {ordered.map(({ browser, url }, position) => (
          <BrowserLink
            key={browser}
            browser={browser}
            url={url}
            yours={browser === visitor.browser}
            primary={position === 0}
          />
        ))}
      </ul>
      <ExtensionRelease releases={releases} />
    </section>
  );
}

function ExtensionRelease({ releases: [latest, ...earlier] }: { releases: readonly Release[] }) {
  if (!latest) return null;
  const { file } = latest;
  return (
    <div className={styles.release}>
      <ReleaseFacts release={latest} />
      <div className={styles.notes}>
        <ReleaseNotes release={latest} />
        <ReleaseFiles release={latest} />
        <EarlierReleases releases={earlier} />
      </div>
      {file ? (
        <div className={styles.byHand}>
          <Button icon="download" href={fileAddress(brand, file.name)}>
            <Trans>Download .zip</Trans>
          </Button>
          <VerifyLink />
          <p>
            <Trans>To install by hand, or to inspect before you trust it.</Trans>
          </p>
        </div>
      ) : null}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { Platform } from '#features/site/downloads/model/platform.ts';
import type { PlatformReleases } from '#features/site/downloads/model/release.ts';
import { usePlatformName } from '#features/site/downloads/view/platform-words.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { formatDay } from '#i18n/format-day.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './system-table.module.css';

/** Platforms whose minimum system version the brand names. */
const hasSystem = (platform: Platform): platform is keyof typeof brand.downloads.systems =>
  platform in brand.downloads.systems;

/** Each system with its latest release. */
export function SystemTable({ downloads }: { downloads: readonly PlatformReleases[] }) {
  const href = useHref();
  return (
    <section className={styles.section} aria-labelledby="systems">
      <div className="wrap">
        <SectionHead
          id="systems"
          title={<Trans>Where it runs</Trans>}
          lead={
            <Trans>
              The same app runs on three systems. Each file has a SHA-256 hash that you can compare.
            </Trans>
          }
        />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>System</Trans>
              </th>
              <th scope="col">
                <Trans context="oldest version of a system">From</Trans>
              </th>
              <th scope="col">
                <Trans>Version</Trans>
              </th>
              <th scope="col">
                <Trans>Released</Trans>
              </th>
              <th scope="col">
                <Trans>Size</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {downloads.map((download) => (
              <SystemRow key={download.platform} {...download} />
            ))}
          </tbody>
        </table>
        <p className={styles.foot}>
          <TextLink href={href('/verify')} iconEnd="arrow-right">
            <Trans>Verify your download</Trans>
          </TextLink>
        </p>
      </div>
    </section>
  );
}

function SystemRow({ platform, releases: [latest] }: PlatformReleases) {
  const locale = useLocale();
  const name = usePlatformName()(platform);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{hasSystem(platform) ? brand.downloads.systems[platform] : null}</td>
      <td className="num">{latest?.version ?? '–'}</td>
      <td>{latest ? <time dateTime={latest.released}>{formatDay(latest.released, locale)}</time> : '–'}</td>
      <td className="num">{latest?.file ? formatBytes(latest.file.sizeBytes, locale) : '–'}</td>
    </tr>
  );
}

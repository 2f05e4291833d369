import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Tag } from '#ui/tag/tag.tsx';
import type { PlatformReleases } from '../../model/release.ts';
import { platformIcons, usePlatformName } from '../platform-words.ts';
import { DownloadActions } from './download-actions.tsx';
import styles from './download-row.module.css';
import { EarlierReleases } from './earlier-releases.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleaseFiles } from './release-files.tsx';
import { ReleaseNotes } from './release-notes.tsx';

interface DownloadRowProps extends PlatformReleases {
  /** Heading level of the platform's name. */
  level: 2 | 3;
  /** Highlighted: the platform in the address, or the visitor's own. */
  highlighted: boolean;
  /** The visitor's own platform. */
  yours: boolean;
  primary: boolean;
  /** Who it is for, where the name does not say it. */
  text?: ReactNode;
}

/** One platform: what it is, what is new, how to verify the file, and the download links. */
export function DownloadRow({ level, highlighted, yours, primary, text, ...download }: DownloadRowProps) {
  const platformName = usePlatformName();
  const { platform, releases } = download;
  const [latest, ...earlier] = releases;
  const system = platform === 'extension' ? undefined : brand.downloads.systems[platform];
  const Heading = `h${level}` as const;
  return (
    <li
      id={platform}
      className={classNames(styles.row, highlighted && styles.highlighted)}
      aria-current={highlighted || undefined}
    >
      <div className={styles.name}>
        <Icon name={platformIcons[platform]} size={28} />
        <div>
          <Heading>{platformName(platform)}</Heading>
          {system ? (
            <p className={styles.system}>
              <Trans>{system} or later</Trans>
            </p>
          ) : null}
          {text ? <p className={styles.system}>{text}</p> : null}
          {yours ? (
            <p className={styles.yours}>
              <Tag>
                <Trans>Your device</Trans>
              </Tag>
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.release}>
        {latest ? (
          <>
            <ReleaseFacts release={latest} />
            <ReleaseNotes release={latest} />
            <ReleaseFiles release={latest} />
            <EarlierReleases releases={earlier} />
          </>
        ) : (
          <p>
            <Trans>Nothing has been published for this platform yet.</Trans>
          </p>
        )}
      </div>
      <DownloadActions {...download} primary={primary} />
    </li>
  );
}

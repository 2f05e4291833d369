import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatBytes } from '#i18n/format-bytes.ts';
import { formatDay } from '#i18n/format-day.ts';
import type { PublishedFiles } from '../../model/keys-file.ts';
import { filesOf, releasesOf, type ReleaseFile } from '../../model/release.ts';
import type { Withdrawal } from '../../model/withdrawal.ts';
import { usePlatformName } from '../platform-words.ts';
import styles from './published-table.module.css';

/** Every published file with its hash: the data behind the checks, readable without JavaScript. */
export function PublishedTable({ published: { releases, keysFiles } }: { published: PublishedFiles }) {
  const platformName = usePlatformName();
  const files = releases.filter(({ file }) => file !== null);
  const platforms = [...new Set(files.map(({ platform }) => platform))];
  return (
    <table className={styles.table}>
      <caption className="vh">
        <Trans>Published files with their SHA-256</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Version</Trans>
          </th>
          <th scope="col">
            <Trans>File</Trans>
          </th>
          <th scope="col">SHA-256</th>
        </tr>
      </thead>
      {platforms.map((platform) => (
        <PublishedGroup key={platform} name={platformName(platform)}>
          {releasesOf(files, platform).flatMap((release) =>
            filesOf(release).map((file) => (
              <PublishedRow
                key={`${release.version} ${file.name}`}
                version={release.version}
                day={release.released}
                withdrawal={release.withdrawal}
                file={file}
              />
            )),
          )}
        </PublishedGroup>
      ))}
      {keysFiles.length > 0 ? <KeysFiles files={keysFiles} /> : null}
    </table>
  );
}

function KeysFiles({ files }: { files: PublishedFiles['keysFiles'] }) {
  return (
    <PublishedGroup name={<Trans>Key generator</Trans>}>
      {files.map((file) => (
        <PublishedRow
          key={file.sha256}
          version={file.version}
          day={file.offered}
          withdrawal={file.withdrawal}
          file={file}
        />
      ))}
    </PublishedGroup>
  );
}

function PublishedGroup({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.platform}>
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface PublishedRowProps {
  version: string;
  /** YYYY-MM-DD, when it was published. */
  day: string;
  withdrawal: Withdrawal | undefined;
  file: ReleaseFile;
}

function PublishedRow({ version, day, withdrawal, file }: PublishedRowProps) {
  const locale = useLocale();
  const withdrawnOn = withdrawal && formatDay(withdrawal.day, locale);
  return (
    <tr>
      <th scope="row">
        <b className="num">{version}</b>
        <time dateTime={day}>{formatDay(day, locale)}</time>
        {withdrawal ? (
          <span className={styles.withdrawn}>
            <Trans>Withdrawn on {withdrawnOn}</Trans>
          </span>
        ) : null}
      </th>
      <td>
        <b>{file.name}</b>
        <span className="num">{formatBytes(file.sizeBytes, locale)}</span>
      </td>
      <td>
        <code>{file.sha256}</code>
      </td>
    </tr>
  );
}

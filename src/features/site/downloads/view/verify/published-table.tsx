import { Trans } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatBytes } from '#i18n/format-bytes.ts';
import { formatDay } from '#i18n/format-day.ts';
import { filesOf, releasesOf, type PublishedRelease, type ReleaseFile } from '../../model/release.ts';
import { usePlatformName } from '../platform-words.ts';
import styles from './published-table.module.css';

/** Every published file with its hash: the data behind the checks, readable without JavaScript. */
export function PublishedTable({ releases }: { releases: readonly PublishedRelease[] }) {
  const platformName = usePlatformName();
  const files = releases.filter(({ file }) => file !== null);
  const published = [...new Set(files.map(({ platform }) => platform))];
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
      {published.map((platform) => (
        <tbody key={platform}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.platform}>
              {platformName(platform)}
            </th>
          </tr>
          {releasesOf(files, platform).flatMap((release) =>
            filesOf(release).map((file) => (
              <PublishedRow key={`${release.version} ${file.name}`} release={release} file={file} />
            )),
          )}
        </tbody>
      ))}
    </table>
  );
}

interface PublishedRowProps {
  release: PublishedRelease;
  file: ReleaseFile;
}

function PublishedRow({ release: { version, released, withdrawal }, file }: PublishedRowProps) {
  const locale = useLocale();
  const withdrawnOn = withdrawal && formatDay(withdrawal.day, locale);
  return (
    <tr>
      <th scope="row">
        <b className="num">{version}</b>
        <time dateTime={released}>{formatDay(released, locale)}</time>
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

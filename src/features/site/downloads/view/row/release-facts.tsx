import { Trans } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatBytes } from '#i18n/format-bytes.ts';
import { formatDay } from '#i18n/format-day.ts';
import type { PublishedRelease } from '../../model/release.ts';
import styles from './release-facts.module.css';

/** Version, date and size; files of a release with several have their sizes beside them. */
export function ReleaseFacts({ release }: { release: PublishedRelease }) {
  const locale = useLocale();
  const { version, released, file, further } = release;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Version</Trans>
        </dt>
        <dd className="num">{version}</dd>
      </div>
      <div>
        <dt>
          <Trans>Released</Trans>
        </dt>
        <dd>
          <time dateTime={released}>{formatDay(released, locale)}</time>
        </dd>
      </div>
      {file && !further ? (
        <div>
          <dt>
            <Trans>Size</Trans>
          </dt>
          <dd className="num">{formatBytes(file.sizeBytes, locale)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

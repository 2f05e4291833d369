import { Trans } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatDay } from '#i18n/format-day.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Release } from '../../model/release.ts';
import styles from './earlier-releases.module.css';

/** Notes of earlier releases, collapsed. */
export function EarlierReleases({ releases }: { releases: readonly Release[] }) {
  const locale = useLocale();
  if (releases.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>
        <Icon name="chevron-down" size={18} />
        <Trans>Earlier releases</Trans>
      </summary>
      <ul>
        {releases.map(({ version, released, notes, notesLang }) => (
          <li key={version}>
            <p className={styles.version}>
              <b className="num">{version}</b> <time dateTime={released}>{formatDay(released, locale)}</time>
            </p>
            <p lang={notesLang}>{notes}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

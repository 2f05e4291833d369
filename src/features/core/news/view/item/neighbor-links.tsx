import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { newsItemAddress } from '../../model/news-address.ts';
import type { NewsNeighbors } from '../../model/news-item.ts';
import styles from './neighbor-links.module.css';

/** The items before and after this one in time. */
export function NeighborLinks({ neighbors }: { neighbors: NewsNeighbors }) {
  const { t } = useLingui();
  const href = useHref();
  const { earlier, later } = neighbors;
  if (!earlier && !later) return null;
  return (
    <nav className={`wrap ${styles.neighbors}`} aria-label={t`More news`}>
      {earlier ? (
        <a href={href(newsItemAddress(earlier.id))} rel="prev">
          <small>
            <Icon name="arrow-left" />
            <Trans context="the news item before this one">Earlier</Trans>
          </small>
          <b lang={earlier.lang}>{earlier.title}</b>
        </a>
      ) : null}
      {later ? (
        <a className={styles.later} href={href(newsItemAddress(later.id))} rel="next">
          <small>
            <Trans context="the news item after this one">Later</Trans>
            <Icon name="arrow-right" />
          </small>
          <b lang={later.lang}>{later.title}</b>
        </a>
      ) : null}
    </nav>
  );
}

import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { newsAddress, newsItemAddress } from '../../model/news-address.ts';
import type { NewsSummary } from '../../model/news-item.ts';
import { CoverPicture } from '../cover/cover-picture.tsx';
import { KindTag } from '../kind-tag.tsx';
import { PublishedDay } from '../published-day.tsx';
import styles from './notices.module.css';

/** The latest news on the home page: the first with its picture, the next ones as a list. */
export function Notices({ news }: { news: readonly NewsSummary[] }) {
  const href = useHref();
  const [latest, ...others] = news;
  if (!latest) return null;
  return (
    <section className={styles.notices} aria-labelledby="notices">
      <div className="wrap">
        <SectionHead id="notices" title={<Trans>Notices</Trans>}>
          <TextLink href={href(newsAddress)} iconEnd="arrow-right">
            <Trans>All news</Trans>
          </TextLink>
        </SectionHead>
        <div className={styles.layout}>
          <a className={styles.latest} href={href(newsItemAddress(latest.id))}>
            <span className={styles.cover}>
              <CoverPicture id={latest.id} cover={latest.cover} chart="feature" />
            </span>
            <p className={styles.facts}>
              <KindTag kind={latest.kind} />
              <PublishedDay time={latest.create_time} />
            </p>
            <h3 lang={latest.lang}>{latest.title}</h3>
            <p className="mute" lang={latest.lang}>
              {latest.desc}
            </p>
          </a>
          <ul>
            {others.map(({ id, title, lang, create_time }) => (
              <li key={id}>
                <a href={href(newsItemAddress(id))}>
                  <PublishedDay time={create_time} form="day-of-year" />
                  <b lang={lang}>{title}</b>
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

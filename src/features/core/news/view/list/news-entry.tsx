import type { Ref } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { newsItemAddress } from '../../model/news-address.ts';
import type { NewsSummary } from '../../model/news-item.ts';
import { CoverPicture } from '../cover/cover-picture.tsx';
import { KindTag } from '../kind-tag.tsx';
import { PublishedDay } from '../published-day.tsx';
import { KindSymbol } from './kind-symbol.tsx';
import styles from './news-entry.module.css';

interface NewsEntryProps {
  item: NewsSummary;
  linkRef: Ref<HTMLAnchorElement>;
}

/** An item of the list with its cover, or the chart from its id; a warning takes the whole width. */
export function NewsEntry({ item, linkRef }: NewsEntryProps) {
  const href = useHref();
  const { id, kind, title, desc, lang, cover, create_time } = item;
  const isWarning = kind === 'warning';
  return (
    <li className={isWarning ? styles.warning : styles.entry}>
      <a href={href(newsItemAddress(id))} ref={linkRef}>
        <span className={styles.thumb}>
          <CoverPicture id={id} cover={cover} chart={isWarning ? 'cover' : 'thumb'} />
          {kind && !cover && <KindSymbol kind={kind} />}
        </span>
        <div>
          <p className={styles.facts}>
            <KindTag kind={kind} />
            <PublishedDay time={create_time} form="day-of-year" />
          </p>
          <h3 lang={lang}>{title}</h3>
          <p className={styles.text} lang={lang}>
            {desc}
          </p>
        </div>
        {isWarning && <Icon name="arrow-right" />}
      </a>
    </li>
  );
}

import type { Ref } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { newsItemAddress } from '../../model/news-address.ts';
import type { NewsDate } from '../../model/news-item.ts';
import styles from './news-day.module.css';

interface NewsDayProps {
  day: NewsDate;
  /** The item that gets `markedRef`. */
  marked: number | 'end' | undefined;
  markedRef: Ref<HTMLAnchorElement>;
}

/** The items of one date. */
export function NewsDay({ day, marked, markedRef }: NewsDayProps) {
  const href = useHref();
  return (
    <section className={styles.day}>
      <h2 className="num">
        <time dateTime={day.time}>{day.time}</time>
      </h2>
      <ul>
        {day.list.map(({ id, title, desc, lang, times, create_time }) => (
          <li key={id}>
            <a href={href(newsItemAddress(id))} ref={id === marked ? markedRef : null}>
              <time className="num" dateTime={create_time}>
                {times}
              </time>
              <h3 lang={lang}>{title}</h3>
              <p className="mute" lang={lang}>
                {desc}
              </p>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

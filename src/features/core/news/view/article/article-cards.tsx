import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cover } from '../../model/cover.ts';
import { CoverPicture } from '../cover/cover-picture.tsx';
import styles from './article-cards.module.css';

export interface ArticleCard {
  /** Seed of its chart, which it has without a cover. */
  id: number;
  cover?: Cover | undefined;
  /** With the language. */
  href: string;
  /** Above the title: the date, or the reading time. */
  note: ReactNode;
  title: string;
  /** Language of the title where it is not the page's. */
  lang?: string | undefined;
}

interface ArticleCardsProps {
  cards: readonly ArticleCard[];
}

/** Other articles of the kind, each with its own picture; nothing when there are none. */
export function ArticleCards({ cards }: ArticleCardsProps) {
  if (cards.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="others" data-screen-only="">
      <h2 id="others">
        <Trans comment="Heading of further news on a related subject; the sea may be dropped">
          Related news
        </Trans>
      </h2>
      <ul>
        {cards.map(({ id, cover, href, note, title, lang }) => (
          <li key={id}>
            <a href={href}>
              <span className={styles.cover}>
                <CoverPicture id={id} cover={cover} chart="cover" />
              </span>
              <small>{note}</small>
              <h3 lang={lang}>{title}</h3>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

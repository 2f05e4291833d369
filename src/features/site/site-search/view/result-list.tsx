import { useId, type ReactNode } from 'react';
import styles from './result-list.module.css';

interface ResultListProps {
  title: ReactNode;
  /** Below the list: where the rest is. */
  more?: ReactNode;
  children: ReactNode;
}

/** Results of one kind, one below the other. */
export function ResultList({ title, more, children }: ResultListProps) {
  const id = useId();
  return (
    <section className={styles.results} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
      {more}
    </section>
  );
}

interface ResultProps {
  /** An icon in front of the words. */
  icon?: ReactNode;
  link: { href: string; target?: string; rel?: string };
  title: ReactNode;
  /** Language of title and text where it is not the page's. */
  lang?: string | undefined;
  /** Above the title: kind and day. */
  facts?: ReactNode;
  children?: ReactNode;
}

/** A result: the whole row is its link. */
export function Result({ icon, link, title, lang, facts, children }: ResultProps) {
  return (
    <li>
      <a {...link} className={icon ? styles.withIcon : undefined}>
        {icon}
        <span className={styles.words}>
          {facts && <span className={styles.facts}>{facts}</span>}
          <b lang={lang}>{title}</b>
          {children && (
            <span className={styles.text} lang={lang}>
              {children}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

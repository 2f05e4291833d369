import { splitLinks } from '#lib/split-links.ts';
import styles from './reviewer-text.module.css';

/** What the reviewer wrote; a link in it opens beside this page, which stays as it is. */
export function ReviewerText({ text }: { text: string }) {
  return (
    <blockquote className={styles.quote}>
      {splitLinks(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a
            key={`${index} ${part.text}`}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            dir="ltr"
          >
            {part.text}
          </a>
        ),
      )}
    </blockquote>
  );
}

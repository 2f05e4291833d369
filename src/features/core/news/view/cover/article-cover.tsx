import { coverSources, type Cover } from '../../model/cover.ts';
import styles from './article-cover.module.css';

interface ArticleCoverProps {
  cover: Cover | undefined;
  /** Language of its description where it is not the page's. */
  lang: string | undefined;
}

/** The cover above the text of an article, whole. */
export function ArticleCover({ cover, lang }: ArticleCoverProps) {
  if (!cover) return null;
  const { src, alt, width, height } = cover;
  return (
    <img
      className={styles.cover}
      src={src}
      srcSet={coverSources(cover)}
      sizes="(max-width: 767px) 100vw, 680px"
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      decoding="async"
    />
  );
}

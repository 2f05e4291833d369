import { Chart } from '#ui/chart/chart.tsx';
import { coverSources, type Cover } from '../../model/cover.ts';
import styles from './cover-picture.module.css';

interface CoverPictureProps {
  /** Of the article; the seed of its chart. */
  id: number;
  cover: Cover | undefined;
  chart: keyof typeof sizes;
}

/** How wide the box of each chart is, for the browser's choice among the files of a cover. */
const sizes = {
  thumb: '96px',
  cover: '(max-width: 767px) 100vw, 400px',
  feature: '(max-width: 767px) 100vw, 720px',
} as const;

/** The picture in a link that has the article's title: its cover, cropped to fill its box, or else its chart. */
export function CoverPicture({ id, cover, chart }: CoverPictureProps) {
  if (!cover) return <Chart kind={chart} seed={id} />;
  const { src, width, height } = cover;
  return (
    <img
      className={styles.filling}
      src={src}
      srcSet={coverSources(cover)}
      sizes={sizes[chart]}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

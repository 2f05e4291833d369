import { Chart } from '#ui/chart/chart.tsx';
import type { ChartKind } from '#lib/chart/chart-kinds.ts';
import type { Cover } from '../../model/cover.ts';
import styles from './cover-picture.module.css';

interface CoverPictureProps {
  /** Of the article; the seed of its chart. */
  id: number;
  cover: Cover | undefined;
  chart: ChartKind;
}

/** The picture in a link that has the article's title: its cover, cropped to fill its box, or else its chart. */
export function CoverPicture({ id, cover, chart }: CoverPictureProps) {
  if (!cover) return <Chart kind={chart} seed={id} />;
  const { src, width, height } = cover;
  return (
    <img
      className={styles.filling}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

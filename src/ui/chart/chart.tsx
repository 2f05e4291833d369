import { chartElementId } from '#lib/chart/chart-element-id.ts';
import { chartKinds, type ChartKind } from '#lib/chart/chart-kinds.ts';
import { classNames } from '../class-names.ts';
import { WhenNear } from '../when-near/when-near.tsx';
import styles from './chart.module.css';

export interface ChartProps {
  kind: ChartKind;
  /** Unsigned integer: the id of what the chart represents, or a constant of the page. */
  seed: number;
  /** True where it is seen first, whatever its kind. */
  first?: boolean | undefined;
  className?: string | undefined;
}

/** Shown at the top of a page; the others are fetched when they come near the window. */
const headKinds: ReadonlySet<ChartKind> = new Set(['band', 'harbor', 'header']);

/** Address of a chart's file; it is drawn by `drawChart` and never changes. */
function chartUrl(kind: ChartKind, seed: number): string {
  return `/charts/${kind}-${seed >>> 0}.svg`;
}

/**
 * A nautical chart, cropped to fill its box.
 *
 * The drawing is a separate file, included by `<use>`: neither the HTML nor the browser's script carries the
 * paths (2 KB each) or the generator, and the file is cached permanently. An `<img>` would do that too, but
 * could not follow the theme, and would use the system's serif for soundings. What `<use>` shows inherits
 * the page's fonts and custom properties, so one file serves both themes, and a component may recolor its
 * chart by setting `--chart-land`, `--chart-coast`, `--chart-2`, `--chart-5`, `--chart-10`, `--chart-index`,
 * `--chart-thin`, `--sounding`.
 */
export function Chart({ kind, seed, first = headKinds.has(kind), className }: ChartProps) {
  const { width, height } = chartKinds[kind];
  const drawing = (
    <svg
      className={classNames(styles.chart, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${chartUrl(kind, seed)}#${chartElementId}`} />
    </svg>
  );
  return first ? drawing : <WhenNear>{drawing}</WhenNear>;
}

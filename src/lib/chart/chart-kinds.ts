/**
 * The kinds of charts, with their natural sizes in CSS pixels; a chart is cropped to its box. The names
 * appear in the addresses of the chart files. How each is drawn is in chart-plans.ts, which browsers never
 * load.
 */
export const chartKinds = {
  /** News items, tutorials and DApp banners in lists; 16:9. */
  cover: { width: 480, height: 270 },
  /** The large picture of a leading item. */
  feature: { width: 720, height: 420 },
  /** A low, wide picture in a card. */
  strip: { width: 720, height: 240 },
  /** An almost square picture in a card. */
  panel: { width: 520, height: 420 },
  /** Small charts of the menus. */
  menu: { width: 300, height: 240 },
  /** Thumbnails of 76 px. */
  thumb: { width: 120, height: 90 },
  /** Behind a page's header: land on the right, text on the left. */
  band: { width: 1440, height: 420 },
  /** Header of a news item: islands in the middle and on the right. */
  header: { width: 1440, height: 560 },
  /** A page's picture for link previews: islands on the right. */
  picture: { width: 1200, height: 630 },
  /** Behind the home page's title: the phone is the quay, with its center at (1000, 600). */
  harbor: { width: 1600, height: 1200 },
} as const;

export type ChartKind = keyof typeof chartKinds;

export function isChartKind(value: string): value is ChartKind {
  return Object.hasOwn(chartKinds, value);
}

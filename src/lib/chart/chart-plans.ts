import type { ChartKind } from './chart-kinds.ts';
import { quay } from './harbor.ts';

/** A part of the chart, in chart units. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How one kind of chart is drawn. */
export interface ChartPlan {
  /** Islands between two fractions of the width (0 to 1), or the harbor of the home page. */
  waters: { isles: readonly [from: number, to: number] } | 'harbor';
  /** Depths of the isobaths in meters, deepest first; 0 is the coast. */
  levels: readonly number[];
  /** Sampling distance: smaller is more exact and more bytes. */
  step: number;
  /** How far a line may deviate from its true position. */
  tolerance: number;
  /** Mean distance of the soundings; 0 prints none. */
  cell: number;
  /** No soundings here: text or a device covers it. */
  quiet: readonly Area[];
}

const near: readonly number[] = [40, 30, 20, 14, 10, 5, 2, 0];
const wide: readonly number[] = [50, 40, 30, 25, 20, 17.5, 15, 12.5, 10, 5, 2, 0];
const anywhere = { isles: [0.08, 0.92] } as const;
const aroundQuay = 24;

const cover: ChartPlan = {
  waters: anywhere,
  levels: near,
  step: 10,
  tolerance: 1.2,
  cell: 60,
  quiet: [],
};

const band: ChartPlan = {
  waters: { isles: [0.66, 0.98] },
  levels: wide,
  step: 12,
  tolerance: 1.4,
  cell: 84,
  quiet: [{ x: 0, y: 0, width: 860, height: 420 }],
};

export const chartPlans: Record<ChartKind, ChartPlan> = {
  cover,
  feature: { ...cover, cell: 66 },
  strip: cover,
  panel: { ...cover, cell: 64 },
  menu: { ...cover, levels: [30, 20, 10, 5, 2, 0], step: 12, tolerance: 1.6, cell: 0 },
  thumb: { ...cover, levels: [15, 10, 5, 2, 0], step: 8, tolerance: 1, cell: 0 },
  band,
  header: { ...band, waters: { isles: [0.5, 0.98] }, tolerance: 1.1, quiet: [] },
  // Set in the viewer's fonts, soundings would differ from machine to machine.
  picture: { ...band, waters: { isles: [0.68, 1] }, tolerance: 1.1, cell: 0 },
  harbor: {
    ...band,
    waters: 'harbor',
    levels: [60, 50, 40, 35, 30, 25, 20, 17.5, 15, 12.5, 10, 5, 2, 0],
    tolerance: 1.2,
    quiet: [
      // The text on the left, the header above, and the names and icons that the home page adds itself.
      { x: 0, y: 0, width: 600, height: 1030 },
      { x: 600, y: 0, width: 90, height: 860 },
      { x: 0, y: 0, width: 1600, height: 224 },
      { x: 540, y: 860, width: 320, height: 150 },
      { x: 820, y: 945, width: 380, height: 65 },
      { x: 1370, y: 270, width: 150, height: 80 },
      {
        x: quay.x - quay.width / 2 - aroundQuay,
        y: quay.y - quay.height / 2 - aroundQuay,
        width: quay.width + 2 * aroundQuay,
        height: quay.height + 2 * aroundQuay,
      },
    ],
  },
};

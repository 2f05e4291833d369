import { chartElementId } from './chart-element-id.ts';
import { chartKinds, type ChartKind } from './chart-kinds.ts';
import { chartPlans, type Area, type ChartPlan } from './chart-plans.ts';
import { createHarbor } from './harbor.ts';
import { createIsles } from './isles.ts';
import { ringPath } from './ring-path.ts';
import { findRings, sampleField, type DepthField, type Samples } from './rings.ts';
import { listSoundings, type Sounding } from './soundings.ts';

/**
 * Colors by depth; they are custom properties of the page that shows the chart, so one file serves both
 * themes.
 */
const paints: Record<number, string> = {
  0: 'fill="var(--chart-land)" stroke="var(--chart-coast)" stroke-width="1.2"',
  2: 'fill="var(--chart-2)" stroke="var(--chart-index)"',
  5: 'fill="var(--chart-5)" stroke="var(--chart-index)"',
  10: 'fill="var(--chart-10)" stroke="var(--chart-index)"',
  20: 'stroke="var(--chart-index)"',
  30: 'stroke="var(--chart-index)"',
  50: 'stroke="var(--chart-index)"',
};

export interface ChartInput {
  kind: ChartKind;
  /** Unsigned integer; the id of what the chart represents. */
  seed: number;
}

function drawLevel(samples: Samples, level: number, tolerance: number): string {
  const path = ringPath(findRings(samples, level), tolerance);
  if (path === '') return '';
  const paint = paints[level];
  // Lines keep their weight at any scale; the property is not inherited.
  return `<path${paint ? ` ${paint}` : ''} vector-effect="non-scaling-stroke" d="${path}"/>`;
}

function drawSounding({ x, y, meters, tenths }: Sounding): string {
  const lowered = tenths ? `<tspan dy="3" font-size=".68em">${tenths}</tspan>` : '';
  return `<text x="${x}" y="${y}">${meters}${lowered}</text>`;
}

function drawSoundings(soundings: readonly Sounding[]): string {
  if (soundings.length === 0) return '';
  return (
    '<g font-family="var(--display)" font-size="13" font-style="italic" font-weight="500" stroke="none" ' +
    'text-anchor="middle" fill="var(--sounding)" opacity="var(--sounding-opacity)">' +
    `${soundings.map(drawSounding).join('')}</g>`
  );
}

function createField({ kind, seed }: ChartInput): DepthField {
  const { waters } = chartPlans[kind];
  if (waters === 'harbor') return createHarbor(seed);
  const [from, to] = waters.isles;
  return createIsles({ ...chartKinds[kind], seed, from, to });
}

const isInside = (x: number, y: number, area: Area) =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

/** The chart of one kind and seed as an SVG document; the same input gives the same bytes everywhere. */
export function drawChart({ kind, seed }: ChartInput): string {
  const { width, height } = chartKinds[kind];
  const { levels, step, tolerance, cell, quiet }: ChartPlan = chartPlans[kind];
  const field = createField({ kind, seed });
  const samples = sampleField(field, { width, height, step });
  const lines = levels.map((level) => drawLevel(samples, level, tolerance)).join('');
  const skip = (x: number, y: number) => quiet.some((area) => isInside(x, y, area));
  const soundings = cell > 0 ? listSoundings(field, { width, height, cell, seed, skip }) : [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="${chartElementId}" fill="none" ` +
    `stroke="var(--chart-thin)" stroke-width=".9">${lines}${drawSoundings(soundings)}</g></svg>`
  );
}

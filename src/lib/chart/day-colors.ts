import { derivePalette, type BrandColors } from '#lib/palette/derive-palette.ts';

const designColors = {
  paper: '#F6F9F7',
  land: '#F3E9D0',
  coast: '#BCA46C',
  deep2: '#B9D6E1',
  deep5: '#D3E5EB',
  deep10: '#E6F0F2',
  index: '#8FB5C6',
  thin: '#B4CFDA',
  ink2: '#3B5366',
  sounding: '#566E7E',
};
type DayColors = typeof designColors;

/** What the design's tokens call them. */
const tokenOf: Readonly<Record<keyof DayColors, string>> = {
  paper: 'paper',
  land: 'land',
  coast: 'land-line',
  deep2: 'sea-3',
  deep5: 'sea-2',
  deep10: 'sea-1',
  index: 'iso',
  thin: 'iso-2',
  ink2: 'ink-2',
  sounding: 'ink-3',
};

/**
 * The day colors of a brand, for standalone drawings: in an `<img>`, in a wallet's app, in a
 * picture.
 */
export function dayColorsOf(colors: BrandColors): DayColors {
  const own = derivePalette(colors, 'day');
  const names = Object.keys(designColors) as (keyof DayColors)[];
  return Object.fromEntries(
    names.map((name) => [name, own[tokenOf[name]] ?? designColors[name]]),
  ) as DayColors;
}

/** The custom properties of a chart with their day values. */
export const dayPropertiesOf = (dayColors: DayColors): Readonly<Record<string, string>> => ({
  '--chart-land': dayColors.land,
  '--chart-coast': dayColors.coast,
  '--chart-2': dayColors.deep2,
  '--chart-5': dayColors.deep5,
  '--chart-10': dayColors.deep10,
  '--chart-index': dayColors.index,
  '--chart-thin': dayColors.thin,
  '--sounding': dayColors.sounding,
  '--sounding-opacity': '.8',
  '--display': 'Georgia,serif',
});

/** A chart with its colors written out, for SVG renderers without custom properties. */
export function paintChart(chart: string, dayColors: DayColors): string {
  const dayProperties = dayPropertiesOf(dayColors);
  return chart.replace(/var\((--[a-z0-9-]+)\)/g, (whole, name: string) => dayProperties[name] ?? whole);
}

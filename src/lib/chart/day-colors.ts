/**
 * The day colors of the design tokens, for standalone drawings: in an `<img>`, in a wallet's app, in a
 * picture.
 */
export const dayColors = {
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
} as const;

/** The custom properties of a chart with their day values. */
export const dayProperties: Readonly<Record<string, string>> = {
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
};

/** A chart with its colors written out, for SVG renderers without custom properties. */
export function paintChart(chart: string): string {
  return chart.replace(/var\((--[a-z0-9-]+)\)/g, (whole, name: string) => dayProperties[name] ?? whole);
}

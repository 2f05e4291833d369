/** The day colours of design tokens, for drawings that stand alone: in an `<img>`, in a wallet's app, in a picture. */
export const dayColours = {
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
  '--chart-land': dayColours.land,
  '--chart-coast': dayColours.coast,
  '--chart-2': dayColours.deep2,
  '--chart-5': dayColours.deep5,
  '--chart-10': dayColours.deep10,
  '--chart-index': dayColours.index,
  '--chart-thin': dayColours.thin,
  '--sounding': dayColours.sounding,
  '--sounding-opacity': '.8',
  '--display': 'Georgia,serif',
};

/** A chart with its colours written out, for readers of SVG that know no custom properties. */
export function paintChart(chart: string): string {
  return chart.replace(/var\((--[a-z0-9-]+)\)/g, (whole, name: string) => dayProperties[name] ?? whole);
}

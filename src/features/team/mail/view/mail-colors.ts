import { brand } from '#brand/brand.ts';
import { derivePalette, type Theme } from '#lib/palette/derive-palette.ts';

/** The design's colors (src/ui/styles/tokens.css) for mails, which cannot use custom properties. */
const designDay = {
  paper: '#f6f9f7',
  sheet: '#ffffff',
  line: '#cedbe0',
  ink: '#0a2233',
  quiet: '#566e7e',
  well: '#edf3f3',
  link: '#0b5a7c',
  signal: '#ff6b47',
  onSignal: '#0a2233',
};

const designNight: typeof designDay = {
  paper: '#061420',
  sheet: '#0b1e2e',
  line: '#1b3445',
  ink: '#e4efed',
  quiet: '#8ba4b0',
  well: '#0f2638',
  link: '#86e3cf',
  signal: '#ff7c5c',
  onSignal: '#061420',
};

/** Tokens that mails call otherwise. */
const tokenOf: Readonly<Record<string, string>> = { quiet: 'ink-3', signal: 'coral', onSignal: 'on-coral' };

function withBrand(colors: typeof designDay, theme: Theme): typeof designDay {
  const own = derivePalette(brand.kit.colors, theme);
  const entries = Object.entries(colors).map(([name, color]) => [name, own[tokenOf[name] ?? name] ?? color]);
  return Object.fromEntries(entries) as typeof designDay;
}

/** The brand's colors in mails: light, and dark where a mailbox has it. */
export const day = withBrand(designDay, 'day');
export const night = withBrand(designNight, 'night');

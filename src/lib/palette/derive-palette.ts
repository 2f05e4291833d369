import { contrastOf, mixColors } from './mix-colors.ts';

export type Theme = 'day' | 'night';
type Role = 'ink' | 'paper' | 'signal' | 'water' | 'land' | 'link';

/** The six colors that a brand chooses for one theme, as `#RRGGBB`. */
type RoleColors = Readonly<Record<Role, string>>;
/** By role, as a brand's colors.json has them. */
export type BrandColors = Readonly<Record<Role, Readonly<Record<Theme, string>>>>;

/** A role, or what is between two of them: the share is that of the second. */
type Rule = Role | 'white' | readonly [Role, Role | 'white' | 'black', number];

/** The six colors of the design, from which its other colors were tuned by hand (src/ui/styles/tokens.css). */
const design: Readonly<Record<Theme, RoleColors>> = {
  day: {
    ink: '#0A2233',
    paper: '#F6F9F7',
    signal: '#FF6B47',
    water: '#B9D6E1',
    land: '#F3E9D0',
    link: '#0B5A7C',
  },
  night: {
    ink: '#E4EFED',
    paper: '#061420',
    signal: '#FF7C5C',
    water: '#103144',
    land: '#191F19',
    link: '#86E3CF',
  },
};

const both = {
  paper: 'paper',
  'sea-3': 'water',
  land: 'land',
  'land-line': ['land', 'ink', 0.38],
  drying: ['water', 'land', 0.6],
  ink: 'ink',
  'ink-2': ['ink', 'paper', 0.22],
  'ink-3': ['ink', 'paper', 0.36],
  line: ['paper', 'ink', 0.17],
  'line-2': ['paper', 'ink', 0.55],
  coral: 'signal',
  'coral-h': ['signal', 'white', 0.17],
  'coral-p': ['signal', 'black', 0.08],
  link: 'link',
  focus: 'link',
} as const satisfies Record<string, Rule>;

const rules: Readonly<Record<Theme, Readonly<Record<string, Rule>>>> = {
  day: {
    ...both,
    sheet: 'white',
    well: ['paper', 'water', 0.15],
    'sea-1': ['paper', 'water', 0.27],
    'sea-2': ['paper', 'water', 0.6],
    iso: ['water', 'link', 0.3],
    'iso-2': ['water', 'link', 0.06],
    'sk-1': ['paper', 'water', 0.27],
    'sk-2': ['paper', 'water', 0.66],
    deep: 'ink',
    'deep-2': ['ink', 'link', 0.3],
    'on-deep': ['paper', 'water', 0.2],
    'on-deep-2': ['paper', 'ink', 0.3],
    'deep-line': ['ink', 'paper', 0.2],
    'link-h': ['link', 'ink', 0.5],
  },
  night: {
    ...both,
    sheet: ['paper', 'water', 0.35],
    well: ['paper', 'water', 0.6],
    'sea-1': ['paper', 'water', 0.25],
    'sea-2': ['paper', 'water', 0.55],
    iso: ['water', 'link', 0.45],
    'iso-2': ['water', 'link', 0.2],
    'sk-1': 'water',
    'sk-2': ['water', 'link', 0.2],
    deep: ['paper', 'water', 0.45],
    'deep-2': 'water',
    'on-deep': 'ink',
    'on-deep-2': ['ink', 'paper', 0.25],
    'deep-line': ['water', 'ink', 0.15],
    'link-h': ['link', 'white', 0.45],
    'on-selected': 'paper',
    neat: ['link', 'paper', 0.4],
    sounding: ['link', 'paper', 0.3],
  },
};

const steps = Array.from({ length: 21 }, (_, index) => index / 20);

const fixed = { white: '#ffffff', black: '#000000' };

function followRule(rule: Rule, roles: RoleColors): string {
  const colors = { ...roles, ...fixed };
  return typeof rule === 'string'
    ? colors[rule].toLowerCase()
    : mixColors(colors[rule[0]], colors[rule[1]], rule[2]);
}

const isDesign = (roles: RoleColors, theme: Theme) =>
  Object.entries(design[theme]).every(([role, color]) => roles[role as Role].toUpperCase() === color);

/** The six colors of one theme. */
export const rolesOf = (colors: BrandColors, theme: Theme): RoleColors => ({
  ink: colors.ink[theme],
  paper: colors.paper[theme],
  signal: colors.signal[theme],
  water: colors.water[theme],
  land: colors.land[theme],
  link: colors.link[theme],
});

/** Words on the signal, and words in its color, which is moved toward the ink until they can be read. */
function findWords(roles: RoleColors): Readonly<Record<string, string>> {
  const { ink, paper, signal } = roles;
  const contrast = (color: string) => contrastOf(color, signal);
  const onSignal = [ink, paper].toSorted((a, b) => contrast(b) - contrast(a))[0]!;
  const wash = mixColors(paper, signal, 0.14);
  const words = steps
    .map((share) => mixColors(signal, ink, share))
    .find((color) => [paper, wash].every((ground) => contrastOf(color, ground) >= 4.6));
  return { 'on-coral': onSignal.toLowerCase(), 'coral-wash': wash, 'coral-text': words ?? ink.toLowerCase() };
}

/**
 * The design's colors by token, made of the six that a brand chooses. Colors that mean something (good, wrong, attention) are the same in every brand.
 * @returns `#rrggbb` by name; nothing for the six of the design itself, whose own values stay
 */
export function derivePalette(colors: BrandColors, theme: Theme): Readonly<Record<string, string>> {
  const roles = rolesOf(colors, theme);
  if (isDesign(roles, theme)) return {};
  const derived = Object.entries(rules[theme]).map(([token, rule]) => [token, followRule(rule, roles)]);
  return { ...Object.fromEntries(derived), ...findWords(roles) } as Record<string, string>;
}

/**
 * A style sheet's text with the colors of a brand in the place of the design's.
 * @param css `src/ui/styles/tokens.css`: first the light theme, then the dark one from its selector on
 */
export function colorTokens(css: string, colors: BrandColors): string {
  const dark = css.indexOf("[data-theme='dark'] {");
  const paint = (text: string, palette: Readonly<Record<string, string>>) =>
    text.replace(/--(?<name>[\w-]{1,40}): #[0-9a-f]{6};/g, (declaration, name: string) =>
      palette[name] === undefined ? declaration : `--${name}: ${palette[name]};`,
    );
  return (
    paint(css.slice(0, dark), derivePalette(colors, 'day')) +
    paint(css.slice(dark), derivePalette(colors, 'night'))
  );
}

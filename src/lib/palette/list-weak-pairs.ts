import { derivePalette, rolesOf, type BrandColors, type Theme } from './derive-palette.ts';
import { contrastOf } from './mix-colors.ts';

const forText = 4.5;
const forLines = 3;

/** What is read on what, by token; `of` are the two colors that a team can change. */
const pairs: readonly { tokens: readonly [string, string]; of: string; needs: number }[] = [
  { tokens: ['ink', 'paper'], of: 'ink on paper', needs: forText },
  { tokens: ['ink', 'sheet'], of: 'ink on sheets of paper', needs: forText },
  { tokens: ['ink', 'sea-3'], of: 'ink on water', needs: forText },
  { tokens: ['ink', 'land'], of: 'ink on land', needs: forText },
  { tokens: ['ink-3', 'paper'], of: 'quiet text, between ink and paper, on paper', needs: forText },
  {
    tokens: ['ink-3', 'well'],
    of: 'quiet text, between ink and paper, on paper with some water',
    needs: forText,
  },
  { tokens: ['link', 'paper'], of: 'link on paper', needs: forText },
  { tokens: ['link', 'sheet'], of: 'link on sheets of paper', needs: forText },
  { tokens: ['link', 'sea-2'], of: 'link on water', needs: forText },
  { tokens: ['on-coral', 'coral'], of: 'the words of a button on signal', needs: forText },
  { tokens: ['coral-text', 'paper'], of: 'words between signal and ink, on paper', needs: forText },
  {
    tokens: ['coral-text', 'coral-wash'],
    of: 'words between signal and ink, on a wash of signal',
    needs: forText,
  },
  {
    tokens: ['on-deep-2', 'deep'],
    of: 'quiet text, between paper and ink, on the dark ground',
    needs: forText,
  },
  {
    tokens: ['line-2', 'sheet'],
    of: 'the frame of a field, between ink and paper, on sheets of paper',
    needs: forLines,
  },
];

/** Colors that are the same in every brand, and are read on its paper. */
const meanings: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  day: {
    'the green of what went well': '#0b6e55',
    'the red of what is wrong': '#a81e2c',
    'the yellow of a notice': '#7a5600',
  },
  night: {
    'the green of what went well': '#6fddb0',
    'the red of what is wrong': '#ff9a93',
    'the yellow of a notice': '#f4cd5c',
  },
};

function listInTheme(colors: BrandColors, theme: Theme): string[] {
  const palette = derivePalette(colors, theme);
  // The design's own colors are tested where they are.
  if (Object.keys(palette).length === 0) return [];
  const { paper } = rolesOf(colors, theme);
  const found = [
    ...pairs.map(({ tokens: [front, back], of, needs }) => ({
      of,
      needs,
      has: contrastOf(palette[front]!, palette[back]!),
    })),
    ...Object.entries(meanings[theme]).map(([name, color]) => ({
      of: `${name} on paper`,
      needs: forText,
      has: contrastOf(color, paper),
    })),
  ];
  return found
    .filter(({ has, needs }) => has < needs)
    .map(
      ({ of, has, needs }) =>
        `by ${theme}, ${of} has a contrast of ${(Math.floor(has * 10) / 10).toFixed(1)}, and needs ${needs}.`,
    );
}

/** Pairs of colors that are too weak to be read, a sentence each. */
export const listWeakPairs = (colors: BrandColors): string[] => [
  ...listInTheme(colors, 'day'),
  ...listInTheme(colors, 'night'),
];

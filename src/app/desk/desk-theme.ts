import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import colors from '#brand/colors.json' with { type: 'json' };
import { derivePalette, type Theme } from '#lib/palette/derive-palette.ts';
import { day as designDay, night as designNight, type DeskTokens } from './desk-tokens.ts';

const withBrand = (tokens: DeskTokens, theme: Theme): DeskTokens => ({
  ...tokens,
  ...derivePalette(colors, theme),
});
const day = withBrand(designDay, 'day');
const night = withBrand(designNight, 'night');

const textFonts =
  'Madefor, system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
const titleFonts = 'Brygada, "Noto Serif", "Songti SC", "Noto Serif CJK SC", Georgia, serif';
const monoFonts = 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace';

/** Every token under its name in the design, for styles that are not the component library's. */
const propertiesOf = (mode: 'light' | 'dark', color: DeskTokens) => ({
  // The browser's own fields and scrollbars, where the desk is not in the device's theme.
  colorScheme: mode,
  ...Object.fromEntries(Object.entries(color).map(([name, value]) => [`--${name}`, value])),
  // What visitors see in either theme, whichever the desk is in.
  '--paper-day': day.paper,
  '--paper-night': night.paper,
  '--text': textFonts,
  '--display': titleFonts,
  '--mono': monoFonts,
  '--bar': '44px',
});

function paletteOf(mode: 'light' | 'dark', color: DeskTokens): NonNullable<RaThemeOptions['palette']> {
  const onStatus = mode === 'light' ? color.sheet : color.paper;
  return {
    mode,
    background: { default: color.paper, paper: color.sheet },
    text: { primary: color.ink, secondary: color['ink-2'], disabled: color['ink-3'] },
    divider: color.line,
    primary: { main: color.link, dark: color['link-h'], contrastText: onStatus },
    secondary: { main: color.coral, dark: color['coral-h'], contrastText: color['on-coral'] },
    error: { main: color.port, contrastText: onStatus },
    warning: { main: color.card, contrastText: onStatus },
    success: { main: color.stbd, contrastText: onStatus },
    info: { main: color.link, contrastText: onStatus },
    // What cannot be pressed now is still read.
    action: { hover: color.well, disabled: color['ink-3'], disabledBackground: color.well },
  };
}

const typography: NonNullable<RaThemeOptions['typography']> = {
  fontFamily: textFonts,
  fontSize: 13,
  body1: { fontSize: 13, lineHeight: 1.45 },
  body2: { fontSize: 13, lineHeight: 1.45 },
  caption: { fontSize: 12 },
  /** Titles of pages: the only text in the brand's typeface. */
  h4: { fontFamily: titleFonts, fontSize: 22, fontWeight: 500, lineHeight: 1.2, letterSpacing: 0 },
  h5: { fontFamily: titleFonts, fontSize: 22, fontWeight: 500, lineHeight: 1.2, letterSpacing: 0 },
  h6: { fontSize: 14, fontWeight: 600, lineHeight: 1.3, letterSpacing: 0 },
  button: { fontSize: 13, lineHeight: 1.3, textTransform: 'none', fontWeight: 600 },
};

/** Small, flat, and with hairlines. */
function componentsOf(mode: 'light' | 'dark', color: DeskTokens): NonNullable<RaThemeOptions['components']> {
  const outline = { outline: `2px solid ${color.focus}`, outlineOffset: 1 };
  return {
    ...defaultLightTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        ':root': propertiesOf(mode, color),
        body: { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': outline,
        // Menus and dialogs are there at once where the device asks for less motion.
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0s !important',
            transitionDelay: '0s !important',
          },
        },
      },
    },
    MuiInputBase: {
      styleOverrides: {
        root: { fontSize: 13 },
        input: { '&::placeholder': { opacity: 1, color: color['ink-2'] } },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: color['line-2'] } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // MUI's least width would let a full row make a button narrower than its words.
      styleOverrides: { root: { whiteSpace: 'nowrap', flexShrink: 0, minHeight: 30, padding: '4px 10px' } },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': outline } },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${color['line-2']}` } } },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${color['line-2']}` } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiRadio: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 3 } } },
    MuiTableCell: { styleOverrides: { root: { padding: '5px 10px', fontSize: 13 } } },
    // MUI's own is too pale on the ground of a button that is pointed at.
    MuiToggleButton: { styleOverrides: { root: { color: color['ink-2'] } } },
    MuiTab: { styleOverrides: { root: { minWidth: 0, minHeight: 36, padding: '6px 10px' } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
    MuiAlert: { styleOverrides: { root: { padding: '4px 10px' } } },
  };
}

function themeOf(mode: 'light' | 'dark', color: DeskTokens): RaThemeOptions {
  return {
    ...defaultLightTheme,
    palette: paletteOf(mode, color),
    shape: { borderRadius: 6 },
    spacing: 8,
    typography,
    components: componentsOf(mode, color),
  };
}

export const dayTheme = themeOf('light', day);
export const nightTheme = themeOf('dark', night);

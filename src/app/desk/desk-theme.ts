import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

/** Colors of the design's tokens (src/ui/styles/tokens.css), which the component library needs as values. */
const day = {
  paper: '#F6F9F7',
  sheet: '#FFFFFF',
  well: '#EDF3F3',
  ink: '#0A2233',
  ink2: '#3B5366',
  line: '#CEDBE0',
  link: '#0B5A7C',
  linkHover: '#083F58',
  coral: '#FF6B47',
  coralHover: '#FF7F5F',
  onCoral: '#0A2233',
  stbd: '#0B6E55',
  port: '#A81E2C',
  card: '#7A5600',
};
const night: typeof day = {
  paper: '#061420',
  sheet: '#0B1E2E',
  well: '#0F2638',
  ink: '#E4EFED',
  ink2: '#AFC4CC',
  line: '#1B3445',
  link: '#86E3CF',
  linkHover: '#B5F3E5',
  coral: '#FF7C5C',
  coralHover: '#FF9275',
  onCoral: '#061420',
  stbd: '#6FDDB0',
  port: '#FF9A93',
  card: '#F4CD5C',
};

const systemFonts =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

function themeOf(mode: 'light' | 'dark', color: typeof day): RaThemeOptions {
  const onStatus = mode === 'light' ? '#FFFFFF' : color.paper;
  return {
    ...defaultLightTheme,
    palette: {
      mode,
      background: { default: color.paper, paper: color.sheet },
      text: { primary: color.ink, secondary: color.ink2 },
      divider: color.line,
      primary: { main: color.link, dark: color.linkHover, contrastText: onStatus },
      secondary: { main: color.coral, dark: color.coralHover, contrastText: color.onCoral },
      error: { main: color.port, contrastText: onStatus },
      warning: { main: color.card, contrastText: onStatus },
      success: { main: color.stbd, contrastText: onStatus },
      info: { main: color.link, contrastText: onStatus },
      action: { hover: color.well },
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: systemFonts,
      h4: { fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.01em' },
      h5: { fontWeight: 600 },
      h6: { fontSize: '1.0625rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiInputBase: { styleOverrides: { input: { '&::placeholder': { opacity: 1, color: color.ink2 } } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { whiteSpace: 'nowrap' } },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: { '&.Mui-focusVisible': { outline: `2px solid ${color.link}`, outlineOffset: 2 } },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTextField: { defaultProps: { variant: 'outlined' } },
      MuiTab: { styleOverrides: { root: { minWidth: 0 } } },
    },
  };
}

export const dayTheme = themeOf('light', day);
export const nightTheme = themeOf('dark', night);

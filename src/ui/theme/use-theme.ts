import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, watchTheme, type Theme } from './theme-store.ts';

/**
 * The theme and a way to turn it over. On the server and in the first render it is `light`: draw what differs by the
 * `data-theme` attribute in CSS, and use the value for words that come later.
 */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore<Theme>(watchTheme, readTheme, () => 'light');
  return { theme, toggleTheme: () => chooseTheme(readTheme() === 'dark' ? 'light' : 'dark') };
}

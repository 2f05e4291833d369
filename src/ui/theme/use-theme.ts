import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, watchTheme, type Theme } from './theme-store.ts';

/**
 * The theme and a function to switch it. On the server and in the first render it is `light`: style
 * differences by the `data-theme` attribute in CSS, and use the value for text that appears later.
 */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore<Theme>(watchTheme, readTheme, () => 'light');
  return { theme, toggleTheme: () => chooseTheme(readTheme() === 'dark' ? 'light' : 'dark') };
}

import { afterPaint } from '#lib/after-paint.ts';
import { deviceStorage } from '#lib/device-storage.ts';

/** The theme. The document's `data-theme` is its single source of truth; themeScript sets it first. */
export type Theme = 'light' | 'dark';

const storageKey = 'theme';

export function readTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** The document, and the browser's own frame, which takes its color from the theme's `theme-color` meta. */
function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => {
    meta.media = meta.dataset['of'] === theme ? 'all' : 'not all';
  });
}

/** What the open drawer covers is styled after the drawer: on a slow phone, it is most of the wait for a theme. */
function leaveCoveredForLater(): void {
  const covered = document.querySelectorAll<HTMLElement>('#root > [inert]');
  const setVisibility = (value: string) => covered.forEach(({ style }) => (style.contentVisibility = value));
  setVisibility('hidden');
  afterPaint(() => setVisibility(''));
}

/** Sets the theme and stores it on the device; without storage the choice lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  leaveCoveredForLater();
  applyTheme(theme);
  deviceStorage.write(storageKey, theme);
}

/**
 * Calls `onChange` when the theme changes: here, in another tab, or in the system while nothing was chosen.
 */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey && (event.newValue === 'light' || event.newValue === 'dark'))
      applyTheme(event.newValue);
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onSystem = () => {
    if (deviceStorage.read(storageKey) === null) applyTheme(system.matches ? 'dark' : 'light');
  };
  addEventListener('storage', onStorage);
  system.addEventListener('change', onSystem);
  return () => {
    observer.disconnect();
    removeEventListener('storage', onStorage);
    system.removeEventListener('change', onSystem);
  };
}

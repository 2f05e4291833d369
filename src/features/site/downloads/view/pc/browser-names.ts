import type { ExtensionBrowser } from '../../model/detect-visitor.ts';

/** Product names, the same in every language. */
export const browserNames: Record<ExtensionBrowser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  brave: 'Brave',
  firefox: 'Firefox',
};

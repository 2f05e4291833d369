import type { ExtensionBrowser } from '../../model/detect-visitor.ts';

/** Names of products, the same in every language. */
export const browserNames: Record<ExtensionBrowser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  brave: 'Brave',
  firefox: 'Firefox',
};

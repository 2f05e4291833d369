import type { Platform } from './platform.ts';

/** Browsers that support the extension; the brand names their stores. */
export type ExtensionBrowser = 'chrome' | 'edge' | 'brave' | 'firefox';

/** What a browser reports about itself and its device; undefined for unsupported ones. */
export interface Visitor {
  platform: Platform | undefined;
  browser: ExtensionBrowser | undefined;
}

/** The relevant parts of `navigator`; any of them may be missing or wrong. */
export interface NavigatorFacts {
  userAgent: string;
  maxTouchPoints?: number | undefined;
  userAgentData?: { platform?: string; brands?: readonly { brand: string }[] } | undefined;
  /** Present in Brave only. */
  brave?: unknown;
}

const platformsByHint: Record<string, Platform> = {
  android: 'android',
  ios: 'ios',
  windows: 'desktop-windows',
  macos: 'desktop-macos',
  linux: 'desktop-linux',
};

function platformOf({ userAgent, userAgentData, maxTouchPoints = 0 }: NavigatorFacts): Platform | undefined {
  const hinted = platformsByHint[userAgentData?.platform?.toLowerCase() ?? ''];
  if (hinted) return hinted;
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad reports itself as a Macintosh; no Macintosh has a touch screen.
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'desktop-macos';
  if (/Windows/.test(userAgent)) return 'desktop-windows';
  return /Linux|X11/.test(userAgent) && !/CrOS/.test(userAgent) ? 'desktop-linux' : undefined;
}

function browserOf({ userAgent, userAgentData, brave }: NavigatorFacts): ExtensionBrowser | undefined {
  if (brave) return 'brave';
  const brands = userAgentData?.brands?.map(({ brand }) => brand) ?? [];
  if (brands.includes('Microsoft Edge') || /\bEdg\//.test(userAgent)) return 'edge';
  if (/\bFirefox\//.test(userAgent) && !/Seamonkey/i.test(userAgent)) return 'firefox';
  if (brands.includes('Google Chrome')) return 'chrome';
  const isOtherChromium = /\b(?:OPR|Vivaldi|YaBrowser|SamsungBrowser)\//.test(userAgent);
  return brands.length === 0 && /\bChrome\//.test(userAgent) && !isOtherChromium ? 'chrome' : undefined;
}

/**
 * Detects the visitor's platform and browser, to show the right download first. Extensions exist on
 * computers only.
 */
export function detectVisitor(facts: NavigatorFacts): Visitor {
  const platform = platformOf(facts);
  const isPhone = platform === 'android' || platform === 'ios';
  return { platform, browser: isPhone ? undefined : browserOf(facts) };
}

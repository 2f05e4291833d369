/** All platforms with releases, in list order. */
export const platforms = [
  'android',
  'ios',
  'android-32',
  'extension',
  'desktop-windows',
  'desktop-macos',
  'desktop-linux',
] as const;

export type Platform = (typeof platforms)[number];

/** Platforms of the page for phones. */
export const mobilePlatforms = ['android', 'ios', 'android-32'] as const satisfies readonly Platform[];

/** Platforms of the desktop app. */
export const desktopPlatforms = [
  'desktop-windows',
  'desktop-macos',
  'desktop-linux',
] as const satisfies readonly Platform[];

export function isPlatform(value: string): value is Platform {
  return (platforms as readonly string[]).includes(value);
}

/** The same platforms with one of them first; an unknown one changes nothing. */
export function withFirst<Item extends { platform: string }>(
  items: readonly Item[],
  first: string | undefined,
): readonly Item[] {
  const chosen = items.filter(({ platform }) => platform === first);
  return [...chosen, ...items.filter(({ platform }) => platform !== first)];
}

/** A store delivers and verifies these releases: there is no file to publish. */
export function isFromStore(platform: Platform): boolean {
  return platform === 'ios';
}

import { useLingui } from '@lingui/react/macro';
import type { IconName } from '#ui/icon/icon-names.ts';
import { isPlatform, type Platform } from '../model/platform.ts';

export const platformIcons: Record<Platform, IconName> = {
  android: 'smartphone',
  ios: 'smartphone',
  'android-32': 'hard-drive',
  extension: 'puzzle',
  'desktop-windows': 'monitor',
  'desktop-macos': 'monitor',
  'desktop-linux': 'monitor',
};

/** Names of the platforms in the page's language; an editor's other words stay as they are. */
export function usePlatformName(): (platform: string) => string {
  const { t } = useLingui();
  const names: Record<Platform, string> = {
    android: 'Android',
    ios: 'iOS',
    'android-32': t`Android 32-bit`,
    extension: t`Browser extension`,
    'desktop-windows': 'Windows',
    'desktop-macos': 'macOS',
    'desktop-linux': 'Linux',
  };
  return (platform) => (isPlatform(platform) ? names[platform] : platform);
}

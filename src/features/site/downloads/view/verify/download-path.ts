import { appDownloadsPath } from '../app/app-downloads-page.tsx';
import { pcDownloadsPath } from '../pc/pc-downloads-page.tsx';
import { mobilePlatforms } from '../../model/platform.ts';

/** The page, without language, that has a platform's download. */
export function downloadPathOf(platform: string): string {
  if ((mobilePlatforms as readonly string[]).includes(platform)) return `${appDownloadsPath}#${platform}`;
  return `${pcDownloadsPath}#${platform}`;
}

import { isPlatform, platforms } from './platform.ts';
import type { Release } from './release.ts';

const byNumber = new Intl.Collator('en', { numeric: true });

/** Unknown platforms come last. */
const rank = (platform: string) => (isPlatform(platform) ? platforms.indexOf(platform) : platforms.length);

/** The order of every list: by platform, latest release first. For `toSorted`. */
export function compareReleases(
  a: Pick<Release, 'platform' | 'released' | 'version'>,
  b: Pick<Release, 'platform' | 'released' | 'version'>,
): number {
  return (
    rank(a.platform) - rank(b.platform) ||
    byNumber.compare(a.platform, b.platform) ||
    b.released.localeCompare(a.released, 'en') ||
    byNumber.compare(b.version, a.version)
  );
}

import { desktopPlatforms } from '#features/site/downloads/model/platform.ts';
import { releasesOf } from '#features/site/downloads/model/release.ts';
import type { PcDownloadsData } from '#features/site/downloads/view/pc/pc-downloads-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<PcDownloadsData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const releases = await services.downloads.listReleases(locale);
    const extension = releasesOf(releases, 'extension');
    const desktop = desktopPlatforms.map((platform) => ({
      platform,
      releases: releasesOf(releases, platform),
    }));
    return { kind: 'page', data: { extension, desktop } };
  },
};

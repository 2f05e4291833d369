import { desktopPlatforms } from '#features/site/downloads/model/platform.ts';
import { releasesOf } from '#features/site/downloads/model/release.ts';
import type { DesktopData } from '#features/site/products/view/desktop/desktop-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<DesktopData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const all = await services.downloads.listReleases(locale);
    const downloads = desktopPlatforms.map((platform) => ({
      platform,
      releases: releasesOf(all, platform).slice(0, 1),
    }));
    return { kind: 'page', data: { downloads } };
  },
};

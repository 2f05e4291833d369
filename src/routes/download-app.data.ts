import { mobilePlatforms } from '#features/site/downloads/model/platform.ts';
import { releasesOf } from '#features/site/downloads/model/release.ts';
import type { AppDownloadsData } from '#features/site/downloads/view/app/app-downloads-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<AppDownloadsData> = {
  query: ['ios', 'android'],
  cache: 'stored',
  async load({ services, locale, query }) {
    const releases = await services.downloads.listReleases(locale);
    const requested = (['ios', 'android'] as const).find((name) => query.get(name) === '1') ?? null;
    const downloads = mobilePlatforms.map((platform) => ({
      platform,
      releases: releasesOf(releases, platform),
    }));
    return { kind: 'page', data: { downloads, requested } };
  },
};

import type { VerifyData } from '#features/downloads/view/verify/verify-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<VerifyData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const releases = await services.downloads.listReleases(locale);
    const published = releases.map(({ platform, version, released, file }) => ({
      platform,
      version,
      released,
      file,
    }));
    return { kind: 'page', data: { releases: published } };
  },
};

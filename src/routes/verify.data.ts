import type { VerifyData } from '#features/site/downloads/view/verify/verify-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<VerifyData> = {
  query: [],
  cache: 'stored',
  async load({ services }) {
    const [releases, keysFiles] = await Promise.all([
      services.downloads.listPublished(),
      services.keysFiles.list(),
    ]);
    return { kind: 'page', data: { releases, keysFiles } };
  },
};

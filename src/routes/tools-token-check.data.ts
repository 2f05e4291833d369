import type { TokenCheckData } from '#features/tools/token-check/view/token-check-page.tsx';
import type { PageLoader } from './loader.ts';
import { listReadNetworks } from './read-networks.ts';

export const loader: PageLoader<TokenCheckData> = {
  // `network` and `address` fill the form in the browser: the page is the same for every token.
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    // A brand that points to another site, or to none, has no such page.
    if (services.brand.links.tools.tokenSecurity !== undefined) return { kind: 'not-found' };
    const tutorial = await services.shown.news.findTutorialOf('/tools/token-check', locale);
    return {
      kind: 'page',
      data: {
        networks: await listReadNetworks(services),
        sourceHost: services.tokenChecks.sourceHost,
        tutorial: tutorial ?? null,
      },
    };
  },
};

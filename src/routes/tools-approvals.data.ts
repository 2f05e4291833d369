import type { ApprovalsData } from '#features/tools/approvals/view/approvals-page.tsx';
import type { PageLoader } from './loader.ts';
import { listReadNetworks } from './read-networks.ts';

export const loader: PageLoader<ApprovalsData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    // A brand that points to another site, or to none, has no such page.
    if (services.brand.links.tools.approvalDetector !== undefined) return { kind: 'not-found' };
    const networks = await listReadNetworks(services);
    const tutorial = await services.shown.news.findTutorialOf('/tools/approvals', locale);
    const names = await services.approvals.spenderNames();
    return { kind: 'page', data: { networks, names, tutorial: tutorial ?? null } };
  },
};

import type { MessageVerificationData } from '#features/tools/message-verification/view/message-verification-page.tsx';
import type { PageLoader } from './loader.ts';
import { listReadNetworks } from './read-networks.ts';

export const loader: PageLoader<MessageVerificationData> = {
  query: [],
  cache: 'stored',
  async load({ services }) {
    // A brand that points to another site, or to none, has no such page.
    if (services.brand.links.tools.messageVerification !== undefined) return { kind: 'not-found' };
    return { kind: 'page', data: { networks: await listReadNetworks(services) } };
  },
};

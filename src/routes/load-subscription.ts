import type { SubscriptionPageData } from '#features/site/newsletter/model/subscription-state.ts';
import type { PageLoader } from './loader.ts';

/** The subscription behind the link of a newsletter mail; the page belongs to the recipient of the mail. */
export const loadSubscription: PageLoader<SubscriptionPageData> = {
  query: ['token'],
  cache: 'private',
  async load({ services, query }) {
    const token = query.get('token') ?? '';
    return { kind: 'page', data: { state: await services.newsletter.stateOf(token), token } };
  },
};

import type { ReviewTimes } from '#features/submission/numbers/model/review-times.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<ReviewTimes> = {
  query: [],
  cache: 'stored',
  async load({ services }) {
    if (!services.brand.publishesReviewTimes) return { kind: 'not-found' };
    return { kind: 'page', data: await services.reviewTimes.read() };
  },
};

import type { StatusView } from '#features/submissions/model/status-view.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<StatusView> = {
  query: [],
  cache: 'private',
  async load({ services, params }) {
    const status = await services.submissions.status(params['reference'] ?? '');
    return status ? { kind: 'page', data: status } : { kind: 'not-found' };
  },
};

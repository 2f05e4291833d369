import type { StatusPageData } from '#features/submissions/view/status/status-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<StatusPageData> = {
  query: [],
  cache: 'private',
  async load({ services, params }) {
    const status = await services.submissions.status(params['reference'] ?? '');
    return status
      ? { kind: 'page', data: { ...status, mailed: services.outbox.sends } }
      : { kind: 'not-found' };
  },
};

import { type StatusLinkPageData } from '#features/submission/submission-status/model/status-link.ts';
import { statusLinkResults } from '#features/submission/submission-status/model/status-link-path.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<StatusLinkPageData> = {
  query: ['result'],
  cache: 'stored',
  async load({ services, query }) {
    const result = statusLinkResults.find((known) => known === query.get('result')) ?? null;
    return { kind: 'page', data: { result, mails: services.outbox.sends } };
  },
};

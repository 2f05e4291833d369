import type { SuccessPageData } from '#features/submissions/view/success-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<SuccessPageData> = {
  query: ['reference'],
  cache: 'private',
  async load({ services, query }) {
    const reference = query.get('reference');
    const status = reference ? await services.submissions.status(reference) : undefined;
    const data = status && {
      reference: status.reference,
      title: status.title,
      promised_time: status.state === 'in-review' ? status.promised_time : null,
    };
    return { kind: 'page', data: data ?? null };
  },
};

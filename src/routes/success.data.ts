import { promiseOf } from '#features/submission/submissions/model/promise-clock.ts';
import type { SuccessPageData } from '#features/submission/submission-status/view/success-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<SuccessPageData> = {
  query: ['reference'],
  cache: 'private',
  async load({ services, query }) {
    const reference = query.get('reference');
    const status = reference ? await services.submissions.status(reference) : undefined;
    const promise = status && promiseOf(status);
    const data = status && {
      reference: status.reference,
      number: status.number,
      kind: status.kind,
      title: status.title,
      promised_time: promise?.kind === 'due' ? promise.time : null,
      mailed: services.outbox.sends,
    };
    return { kind: 'page', data: data ?? null };
  },
};

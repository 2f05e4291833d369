import type { StatusReport } from '#features/site/service-status/model/status-report.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<StatusReport> = {
  query: [],
  cache: 'moment',
  async load({ services, locale }) {
    return { kind: 'page', data: await services.serviceStatus.read(locale) };
  },
};

import type { PrivacyPageData } from '#features/site/legal/view/privacy-page.tsx';
import { visitorHoldings } from '#features/site/privacy/model/holdings.ts';
import { keptPeriodsOf } from '#features/site/privacy/model/kept-periods.ts';
import { loadLegalText } from './load-legal-text.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<PrivacyPageData> = {
  query: [],
  cache: 'stored',
  async load(request) {
    const loaded = await loadLegalText('privacy', request);
    if (loaded.kind !== 'page') return loaded;
    const periods = keptPeriodsOf(request.services.brand);
    return { kind: 'page', data: { ...loaded.data, holdings: visitorHoldings, periods } };
  },
};

import type { LegalPageData } from '#features/site/legal/view/legal-page.tsx';
import { loadLegalText } from './load-legal-text.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<LegalPageData> = {
  query: [],
  cache: 'stored',
  load: (request) => loadLegalText('terms', request),
};

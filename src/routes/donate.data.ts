import type { DonationPageData } from '#features/submission/submission-form/view/flow/submit-page-data.ts';
import { loadDonation } from './load-submit-page.ts';
import type { PageLoader } from './loader.ts';

/** The same for every submission: the dialog asks for the submission itself. */
export const loader: PageLoader<DonationPageData> = {
  query: [],
  cache: 'stored',
  load: async ({ services }) => ({ kind: 'page', data: await loadDonation(services) }),
};

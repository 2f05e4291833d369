import type { PageLoader } from '#routes/loader.ts';
import { loader as apiReference } from '#routes/api-reference.data.ts';
import { loader as dappstore } from '#routes/dappstore.data.ts';
import { loader as dappstoreDetail } from '#routes/dappstore-detail.data.ts';
import { loader as developer } from '#routes/developer.data.ts';
import { loader as home } from '#routes/home.data.ts';
import { loader as submissionStatus } from '#routes/submission-status.data.ts';
import { loader as submitDapp } from '#routes/submit-dapp.data.ts';
import { loader as success } from '#routes/success.data.ts';
import { loader as tutorial } from '#routes/tutorial.data.ts';
import type { PageId } from './page-table.ts';

/** For pages that need nothing from the server. */
const nothing: PageLoader<null> = { query: [], cache: 'stored', load: async () => ({ kind: 'page', data: null }) };

/** The server's side of each page. */
export const loaders: Record<PageId, PageLoader<unknown>> = {
  home,
  dappstore,
  'dappstore-detail': dappstoreDetail,
  tutorial,
  developer,
  'api-reference': apiReference,
  'submit-dapp': submitDapp,
  success,
  'submission-status': submissionStatus,
  'not-found': nothing,
  error: nothing,
};

import type { PageLoader } from '#routes/loader.ts';
import { loader as about } from '#routes/about.data.ts';
import { loader as apiReference } from '#routes/api-reference.data.ts';
import { loader as brandkit } from '#routes/brandkit.data.ts';
import { loader as card } from '#routes/card.data.ts';
import { loader as dapp } from '#routes/dapp.data.ts';
import { loader as dappstore } from '#routes/dappstore.data.ts';
import { loader as dappstoreDetail } from '#routes/dappstore-detail.data.ts';
import { loader as desktop } from '#routes/desktop.data.ts';
import { loader as developer } from '#routes/developer.data.ts';
import { loader as donate } from '#routes/donate.data.ts';
import { loader as downloadApp } from '#routes/download-app.data.ts';
import { loader as downloadPc } from '#routes/download-pc.data.ts';
import { loader as extension } from '#routes/extension.data.ts';
import { loader as hardware } from '#routes/hardware.data.ts';
import { loader as home } from '#routes/home.data.ts';
import { loader as news } from '#routes/news.data.ts';
import { loader as newsItem } from '#routes/news-item.data.ts';
import { loader as newsletterConfirm } from '#routes/newsletter-confirm.data.ts';
import { loader as newsletterUnsubscribe } from '#routes/newsletter-unsubscribe.data.ts';
import { loader as partner } from '#routes/partner.data.ts';
import { loader as recruiting } from '#routes/recruiting.data.ts';
import { loader as recruitingApply } from '#routes/recruiting-apply.data.ts';
import { loader as submissionStatus } from '#routes/submission-status.data.ts';
import { loader as submitChain } from '#routes/submit-chain.data.ts';
import { loader as submitDapp } from '#routes/submit-dapp.data.ts';
import { loader as submitNft } from '#routes/submit-nft.data.ts';
import { loader as submitToken } from '#routes/submit-token.data.ts';
import { loader as success } from '#routes/success.data.ts';
import { loader as tutorial } from '#routes/tutorial.data.ts';
import { loader as verify } from '#routes/verify.data.ts';
import type { PageId } from './page-table.ts';

/** For pages that need nothing from the server. */
const nothing: PageLoader<null> = {
  query: [],
  cache: 'stored',
  load: async () => ({ kind: 'page', data: null }),
};

/** The server's side of each page. */
export const loaders: Record<PageId, PageLoader<unknown>> = {
  home,
  dappstore,
  'dappstore-detail': dappstoreDetail,
  tutorial,
  news,
  'news-item': newsItem,
  developer,
  'api-reference': apiReference,
  'submit-dapp': submitDapp,
  'submit-token': submitToken,
  'submit-nft': submitNft,
  'submit-chain': submitChain,
  'download-app': downloadApp,
  'download-pc': downloadPc,
  verify,
  extension,
  hardware,
  card,
  desktop,
  about,
  brandkit,
  dapp,
  partner,
  recruiting,
  'recruiting-apply': recruitingApply,
  success,
  'submission-status': submissionStatus,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-unsubscribe': newsletterUnsubscribe,
  'not-found': nothing,
  error: nothing,
  donate,
};

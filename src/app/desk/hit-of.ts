import { kindWords as listedKindWords } from '#features/store/catalogue/desk/listing-words.ts';
import { platformWords } from '#features/site/downloads/desk/release-words.ts';
import type { Platform } from '#features/site/downloads/model/platform.ts';
import { stateWords as contentStateWords } from '#features/team/editing/desk/content-words.ts';
import { mailKindWords } from '#features/team/mail/desk/mail-words.ts';
import { kindWords, stateWords } from '#features/submission/review-queue/desk/state-words.ts';
import { proposalKindWords } from '#features/team/second-person/desk/proposal-words.ts';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { FoundItem, RowItem } from '#routes/desk/find/found-item.ts';

/** A screen or an item, as the palette shows it. */
export interface Hit {
  key: string;
  name: string;
  about: string;
  path: string;
}

/** `news item`: News item. */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Screens of what has none of its own. */
const rowScreens: Record<RowItem['type'], Pick<Hit, 'about' | 'path'>> = {
  category: { about: 'Category', path: '/listings/categories' },
  network: { about: 'Network', path: '/listings/networks' },
  answer: { about: 'Canned answer', path: '/submissions/answers' },
  account: { about: 'Account', path: '/accounts' },
  subscriber: { about: 'Subscriber', path: '/subscribers' },
  webhook: { about: 'Webhook', path: '/webhooks' },
};

const caseKindWords: Record<CaseKind, string> = {
  reports: 'Report',
  watch: 'Watch',
  appeals: 'Appeal',
  transfers: 'Transfer',
  'payment-questions': 'Question about a payment',
};

function describe(item: FoundItem): Pick<Hit, 'about' | 'path'> {
  switch (item.type) {
    case 'submission':
      return {
        about: `Submission · ${kindWords[item.kind]} · ${stateWords[item.state]}`,
        path: `/submissions/${item.id}/show`,
      };
    case 'case':
      return {
        about: `${caseKindWords[item.kind]} · ${item.isOpen ? 'Open' : 'Decided'}`,
        path: `/${item.kind}/${item.id}/show`,
      };
    case 'proposal':
      return {
        about: `${proposalKindWords[item.kind]} · ${item.isOpen ? 'Waiting for a second person' : 'Decided'}`,
        path: `/proposals/${item.id}/show`,
      };
    case 'listing':
      return {
        about: `${item.isListed ? 'Listed' : 'Delisted'} · ${listedKindWords[item.kind]}`,
        path: `/listings/${item.id}`,
      };
    case 'content':
      return {
        about: `${capital(item.singular)} · ${contentStateWords[item.state]}`,
        path: `/content/${item.kind}/${item.id}`,
      };
    case 'status-notice':
      return { about: 'Service notice', path: `/status-notices/${item.id}` };
    case 'release':
      return {
        about: `Release · ${platformWords[item.platform as Platform] ?? item.platform}${item.isWithdrawn ? ' · Withdrawn' : ''}`,
        path: '/releases',
      };
    case 'mail':
      return { about: `Email · ${mailKindWords[item.kind]}`, path: `/outbox/${item.id}/show` };
    default:
      return rowScreens[item.type];
  }
}

/** An item that the server found, with the screen that shows it. */
export const hitOf = (item: FoundItem): Hit => ({
  key: `${item.type} ${item.id}`,
  name: item.name,
  ...describe(item),
});

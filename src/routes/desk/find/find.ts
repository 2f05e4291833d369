import type { SignedIn } from '#features/team/accounts/model/account.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import type { Appeals } from '#features/listing/appeals/server/appeals.ts';
import type { CatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import type { Watching } from '#features/listing/watching/server/watching.ts';
import type { ReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import type { SubscriberDesk } from '#features/site/newsletter/server/subscriber-desk.ts';
import type { NoticeDesk } from '#features/site/service-status/server/notices/notice-desk.ts';
import type { ListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import type { Reports } from '#features/store/reports/server/reports.ts';
import type { Review } from '#features/submission/review/server/review.ts';
import type { PaymentQuestions } from '#features/submission/transfers/server/payment-questions.ts';
import type { Transfers } from '#features/submission/transfers/server/transfers.ts';
import type { Editing } from '#features/team/editing/server/editing.ts';
import type { Outbox } from '#features/team/mail/server/outbox.ts';
import type { Proposals } from '#features/team/second-person/server/proposals.ts';
import type { Webhooks } from '#features/team/webhooks/server/webhooks.ts';
import type { FoundItem } from './found-item.ts';

/** What the palette asks. */
export interface FindServices {
  review: Pick<Review, 'list' | 'answers'>;
  proposals: Pick<Proposals, 'list'>;
  reports: Pick<Reports, 'list'>;
  watching: Pick<Watching, 'list'>;
  appeals: Pick<Appeals, 'list'>;
  transfers: Pick<Transfers, 'list'>;
  paymentQuestions: Pick<PaymentQuestions, 'list'>;
  listings: Pick<ListingDesk, 'find'>;
  catalogueOrder: Pick<CatalogueOrder, 'listCategories' | 'listNetworks'>;
  editing: Pick<Editing, 'find'>;
  statusNotices: Pick<NoticeDesk, 'list'>;
  releases: Pick<ReleaseDesk, 'list'>;
  outbox: Pick<Outbox, 'find'>;
  subscribers: Pick<SubscriberDesk, 'list'>;
  accounts: Pick<Accounts, 'list'>;
  webhooks: Pick<Webhooks, 'list'>;
}

/** Items of one kind by words, for a person who may read them; none for another person. */
export type Find = (services: FindServices, q: string, person: SignedIn) => Promise<FoundItem[]>;

/** Of each kind. */
export const foundMax = 5;

/** The first page of a list, which is not counted: counting what many rows match costs more than finding the first of them. */
export const firstFound = { page: 1, perPage: foundMax, isCounted: false } as const;

import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/database/fetch-page.ts';
import type { GrowthMonth, LanguageCount, Subscriber, SubscriberFilter } from '../model/subscriber.ts';
import { countSubscribers, listGrowth } from './count-subscribers.ts';
import { eraseSubscriber, findErasedTime } from './erase-subscriber.ts';
import type { HashAddress } from './hash-address.ts';
import { eachSubscribers, listSubscribers } from './subscriber-rows.ts';

/** Newsletter subscribers, for the people who write to them. */
export interface SubscriberDesk {
  /** One page, the latest first; `erasedTime` where the words are a whole address that was erased. */
  list(request: SubscriberFilter & PageRequest): Promise<Page<Subscriber> & { erasedTime: string | null }>;
  /** By language. */
  counts(): Promise<LanguageCount[]>;
  /** The last twelve months. */
  growth(): Promise<GrowthMonth[]>;
  /** All that match, in batches. The export is an entry of the audit log. */
  export(filter: SubscriberFilter, person: AuditActor): Promise<AsyncGenerator<Subscriber[]>>;
  /** @throws AppError not-found */
  erase(id: number, person: AuditActor): Promise<void>;
}

interface SubscriberDeskOptions {
  database: Database;
  hashAddress: HashAddress;
  now: () => Date;
}

export function createSubscriberDesk({ database, hashAddress, now }: SubscriberDeskOptions): SubscriberDesk {
  return {
    async list(request) {
      const page = await listSubscribers(database, request);
      const { q = '' } = request;
      const isAddress = page.total === 0 && q.includes('@');
      return { ...page, erasedTime: isAddress ? await findErasedTime(database, hashAddress, q) : null };
    },
    counts: () => countSubscribers(database),
    growth: () => listGrowth(database, now()),
    async export({ state, locale, q }, person) {
      // Words that were searched for may be an address, which the log must not hold.
      const detail = { state, locale, isSearch: Boolean(q) };
      await database.transaction().execute((transaction) =>
        appendAudit(transaction, {
          at: now(),
          actor: person,
          area: 'newsletter',
          action: 'export-subscribers',
          detail,
        }),
      );
      return eachSubscribers(database, { state, locale, q });
    },
    erase: (id, person) => eraseSubscriber(database, { id, hashAddress, person, now: now() }),
  };
}

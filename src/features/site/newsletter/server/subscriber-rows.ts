import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import { containsAscii } from '#platform/database/contains-text.ts';
import type { SubscriberTable } from '#platform/database/mail-tables.ts';
import type { Subscriber, SubscriberFilter, SubscriberState } from '../model/subscriber.ts';

type Row = Selectable<SubscriberTable>;

function stateOf({ confirmed_time, unsubscribed_time, refused_time }: Row): SubscriberState {
  if (unsubscribed_time !== null) return 'unsubscribed';
  if (refused_time !== null) return 'refused';
  return confirmed_time === null ? 'unconfirmed' : 'subscribed';
}

function presentSubscriber(row: Row): Subscriber {
  const { id, email, locale, create_time, confirmed_time, unsubscribed_time } = row;
  const { refused_time, refused_error } = row;
  const times = { create_time, confirmed_time, unsubscribed_time, refused_time, refused_error };
  return { id, email, locale, state: stateOf(row), ...times };
}

function matching(database: Database, { state, locale, q }: SubscriberFilter) {
  let query = database.selectFrom('subscribers');
  if (locale) query = query.where('locale', '=', locale);
  if (q) query = query.where(containsAscii('email_key', q));
  if (state === undefined) return query;
  if (state === 'unsubscribed') return query.where('unsubscribed_time', 'is not', null);
  const staying = query.where('unsubscribed_time', 'is', null);
  if (state === 'refused') return staying.where('refused_time', 'is not', null);
  return staying
    .where('refused_time', 'is', null)
    .where('confirmed_time', state === 'subscribed' ? 'is not' : 'is', null);
}

/** One page, the latest first. */
export async function listSubscribers(
  database: Database,
  request: SubscriberFilter & PageRequest,
): Promise<Page<Subscriber>> {
  const { data, total } = await fetchPage(
    matching(database, request),
    (query) => query.selectAll().orderBy('id', 'desc'),
    request,
  );
  return { data: data.map(presentSubscriber), total };
}

/** Rows in the memory at a time. */
const batchSize = 5_000;

/** All that match, oldest first, in batches. */
export async function* eachSubscribers(
  database: Database,
  filter: SubscriberFilter,
): AsyncGenerator<Subscriber[]> {
  let after = 0;
  for (;;) {
    const rows = await matching(database, filter)
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(presentSubscriber);
    after = last.id;
  }
}

import { sql } from 'kysely';

/** Of a row of `watches`: its item is delisted, so nobody looks at its links until it is restored. */
export const isDelisted = sql<boolean>`exists (select 1 from delistings where delistings.kind = watches.kind
  and delistings.hid = watches.hid and delistings.restore_time is null)`;

/** Of a row of `watches`: it is looked at. */
export const isOfListed = sql<boolean>`not ${isDelisted}`;

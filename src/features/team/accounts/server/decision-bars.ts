import { sql } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { itemBarWords, type DecisionBar } from '../model/decision-bar.ts';

/** Whose decision it would be; without an account by the email address alone. */
interface Person {
  id: string | null;
  email: string;
}

/** Submissions with the person's email address, in any spelling, or with a payer of such a submission. */
async function listOwn(database: Database, { email }: Person): Promise<number[]> {
  const mine = await database
    .selectFrom('submissions')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .execute();
  const ids = mine.map(({ id }) => id);
  if (ids.length === 0) return [];
  const paid = new Set(ids);
  const payer = sql<string | null>`lower(payer_address)`;
  const payers = new Set<string>();
  for (const table of ['payments', 'quotes'] as const) {
    const rows = await database
      .selectFrom(table)
      .select(payer.as('payer'))
      .where('submission_id', 'in', ids)
      .execute();
    for (const { payer: address } of rows) if (address) payers.add(address);
  }
  if (payers.size === 0) return ids;
  for (const table of ['payments', 'quotes'] as const) {
    const rows = await database
      .selectFrom(table)
      .select('submission_id')
      .where(payer, 'in', [...payers])
      .execute();
    for (const { submission_id: id } of rows) paid.add(id);
  }
  return [...paid];
}

/** Appeals that were granted against this person. The account is compared by its address where the decision names no account. */
const appealsAgainst = (database: Database, { id, email }: Person) =>
  database
    .selectFrom('appeals')
    .where('outcome', '=', 'granted')
    .where((eb) =>
      eb.or([
        eb('contested_id', '=', id),
        eb.and([eb('contested_id', 'is', null), eb(sql<string>`lower(contested)`, '=', email.toLowerCase())]),
      ]),
    );

/** The submissions that this person does not decide about, and why. */
export async function listBarredSubmissions(
  database: Database,
  person: Person,
): Promise<Map<number, DecisionBar>> {
  const overruled = await appealsAgainst(database, person)
    .where('delisting_id', 'is', null)
    .select('submission_id')
    .execute();
  const own = await listOwn(database, person);
  return new Map<number, DecisionBar>([
    ...overruled.map(({ submission_id }) => [submission_id, 'overruled'] as const),
    ...own.map((id) => [id, 'own'] as const),
  ]);
}

/** The listed items of a kind that this person does not decide about, by `hid`, and why. */
export async function listBarredItems(
  database: Database,
  kind: 'dapp' | 'token' | 'nft',
  person: Person,
): Promise<Map<number, DecisionBar>> {
  const overruled = await appealsAgainst(database, person)
    .innerJoin('delistings', 'delistings.id', 'appeals.delisting_id')
    .where('delistings.kind', '=', kind)
    .select('delistings.hid')
    .execute();
  const own = await listOwn(database, person);
  const listed =
    own.length === 0
      ? []
      : await database
          .selectFrom('submissions')
          .select('listed_hid')
          .where('kind', '=', kind)
          .where('id', 'in', own)
          .execute();
  return new Map<number, DecisionBar>([
    ...overruled.map(({ hid }) => [hid, 'overruled'] as const),
    ...listed.flatMap(({ listed_hid: hid }) => (hid === null ? [] : [[hid, 'own'] as const])),
  ]);
}

/** Lets only someone decide about a listed item who may. @throws AppError forbidden */
export async function requireUnbarred(
  database: Database,
  { kind, hid, person }: { kind: 'dapp' | 'token' | 'nft'; hid: number; person: Person },
): Promise<void> {
  const bar = (await listBarredItems(database, kind, person)).get(hid);
  if (bar) throw new AppError('forbidden', itemBarWords[bar]);
}

import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { kindsToTell, ruleOf, type NoticeKind, type NoticeWay } from '../model/notice-kind.ts';
import type { NoticeChoice } from '../model/staff-notice.ts';

/** The way as it was stored, where it may still be chosen. */
function wayOf(kind: NoticeKind, stored: string | undefined): NoticeWay {
  const { ways, usual } = ruleOf(kind);
  return ways.find((way) => way === stored) ?? usual;
}

/** How accounts chose to be told about a kind, by account; those that chose nothing are left out. */
export async function listChosenWays(
  database: Database,
  kind: NoticeKind,
): Promise<ReadonlyMap<string, NoticeWay>> {
  const rows = await database
    .selectFrom('notice_choices')
    .select(['account_id', 'way'])
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map(({ account_id, way }) => [account_id, wayOf(kind, way)]));
}

type Person = Pick<SignedIn, 'id' | 'roles'>;

/** How this person is told about each kind that they can be told about. */
export async function listChoices(database: Database, { id, roles }: Person): Promise<NoticeChoice[]> {
  const rows = await database
    .selectFrom('notice_choices')
    .select(['kind', 'way'])
    .where('account_id', '=', id)
    .execute();
  const chosen = new Map(rows.map(({ kind, way }) => [kind, way]));
  return kindsToTell(roles).map((kind) => ({
    id: kind,
    way: wayOf(kind, chosen.get(kind)),
    ways: ruleOf(kind).ways,
  }));
}

/** Keeps how this person is told about a kind from now on. @throws AppError bad-request for a way that the kind does not have */
export async function chooseWay(
  database: Database,
  { person, kind, way }: { person: Person; kind: NoticeKind; way: NoticeWay },
): Promise<void> {
  if (!ruleOf(kind).ways.includes(way))
    throw new AppError('bad-request', 'This notice cannot be turned off or moved to the daily email.');
  await database
    .insertInto('notice_choices')
    .values({ account_id: person.id, kind, way })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ way }))
    .execute();
}

import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';

/** A link of a listed item. Its address is left out of mails, because it may be an attacker's. */
interface TellableLink {
  kind: ListedKind;
  hid: number;
  field: string;
  /** Of the item. */
  name: string;
}

/** Tells the team's systems that something about a link waits for a decision. */
export async function tellFinding(
  transaction: DatabaseTransaction,
  { at, ...data }: TellableLink & { id: number; code: string; at: Date },
): Promise<void> {
  await enqueueEvent(transaction, { type: 'finding.opened', data, at });
}

/**
 * Tells people and systems that a link was taken away from visitors. Pass the transaction that did it: an email about it waits from then on.
 * @param withheld `by` is the account of the person who did it; null for the watch
 */
export async function tellWithheld(
  transaction: DatabaseTransaction,
  {
    kind,
    hid,
    field,
    name,
    finding,
    by,
    at,
  }: TellableLink & { finding: number; by: string | null; at: Date },
): Promise<void> {
  const data = { kind, hid, field, name, finding };
  await enqueueEvent(transaction, { type: 'link.withheld', data, at });
  await notifyStaff(transaction, {
    kind: 'withheld-link',
    key: `withheld ${finding}`,
    title: 'A link is withheld',
    detail: name,
    path: `/watch/${finding}/show`,
    action: 'watch.decide',
    ...{ except: by, at },
  });
}

/** Tells the team's systems that visitors have a link again. */
export async function tellReturned(
  transaction: DatabaseTransaction,
  { kind, hid, field, name }: TellableLink,
  at: Date,
): Promise<void> {
  await enqueueEvent(transaction, { type: 'link.returned', data: { kind, hid, field, name }, at });
}

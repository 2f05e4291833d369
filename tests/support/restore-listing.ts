import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { ListingDesk } from '#features/store/catalogue/server/listing-desk.ts';

interface Restoring {
  kind?: ListedKind;
  hid: number;
  person: AuditActor;
  note?: string;
}

/** The delisting of an item as the desk shows it to this person. */
export async function seeDelisting(
  desk: Pick<ListingDesk, 'list'>,
  { kind = 'dapp', hid, person }: Pick<Restoring, 'kind' | 'hid' | 'person'>,
) {
  const { data } = await desk.list({ kind, state: 'delisted', q: '', page: 1, perPage: 500, person });
  return data.find((item) => item.hid === hid)?.delisting ?? undefined;
}

/** Restores an item as a person does who looks at it at the desk. */
export async function restoreListing(
  desk: ListingDesk,
  { kind = 'dapp', hid, person, note = 'Looked at again.' }: Restoring,
): Promise<void> {
  const delisting = (await seeDelisting(desk, { kind, hid, person }))?.id ?? 1;
  await desk.change({ kind, hid, change: { name: 'restore', delisting, note }, person });
}

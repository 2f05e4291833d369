import type { ListingDraft } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { getDraft } from '#features/listing/catalogue-editing/server/get-draft.ts';
import { parseStoredDraft } from '#features/listing/catalogue-editing/server/stored-draft.ts';
import { readNames, type ListingNames } from '#features/listing/catalogue-editing/server/read-names.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { parseChangeRequests } from '#features/submission/submissions/model/change-request.ts';
import { isListing } from '#features/submission/submissions/model/state.ts';
import { giveReferenceTo } from '#features/submission/submissions/server/give-reference.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChangeForm, ChangeOffer, NamedHid } from '../../model/change-page.ts';
import type { ChangeProblems } from '../../model/change-problems.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeDependencies } from './change-dependencies.ts';
import { findCase, findOpenChange, hadEnough, isWithheld, type ChangeCase } from './find-case.ts';
import type { OwnItem } from '../find-own-item.ts';

type Dependencies = Pick<ChangeDependencies, 'database' | 'listings' | 'now'>;

/** Name of the item as the store shows it. */
export async function nameOf(database: Database, { kind, hid }: OwnItem['item']): Promise<string> {
  const { table, name } = listedTables[kind];
  const row = await database
    .selectFrom(table)
    .select((eb) =>
      eb
        .ref(name as never)
        .$castTo<string>()
        .as('name'),
    )
    .where('hid', '=', hid)
    .executeTakeFirstOrThrow();
  return row.name;
}

/** What a request holds, as stored. */
export async function readRequest(
  { database, listings }: Pick<Dependencies, 'database' | 'listings'>,
  { id, kind }: Pick<SubmissionRow, 'id' | 'kind'>,
): Promise<{ base: ListingDraft; wanted: ListingDraft } | undefined> {
  const row = await database
    .selectFrom('listing_changes')
    .select(['base', 'wanted'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (!row || !isListing(kind) || !(kind in listings)) return undefined;
  return { base: parseStoredDraft(kind, row.base), wanted: parseStoredDraft(kind, row.wanted) };
}

const noProblems: ChangeProblems = { issues: [], refusals: [] };

/** What was sent with errors, laid over the item as it is now. */
async function readAttempt(database: Database, { item, row: parent, again }: ChangeCase) {
  const row = await database
    .selectFrom('listing_change_attempts')
    .select(['shown', 'wanted', 'problems'])
    .where('submission_id', '=', (again ?? parent).id)
    .executeTakeFirst();
  return (
    row && {
      base: parseStoredDraft(item.kind, row.shown),
      wanted: parseStoredDraft(item.kind, row.wanted),
      problems: JSON.parse(row.problems) as ChangeProblems,
    }
  );
}

async function readAsked(database: Database, again: SubmissionRow | undefined): Promise<ChangeForm['asked']> {
  const request =
    again &&
    (await database
      .selectFrom('submission_history')
      .select(['text', 'requests'])
      .where('submission_id', '=', again.id)
      .where('to_state', '=', 'changes-requested')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst());
  return { text: request?.text ?? null, requests: parseChangeRequests(request?.requests ?? null) };
}

function networksOf(draft: ListingDraft, { chains }: ListingNames): Pick<ChangeForm, 'networks' | 'addable'> {
  if (!('contracts' in draft)) return { networks: [], addable: [] };
  const named = (hid: number): NamedHid => ({ hid, title: chains.get(hid)?.title ?? String(hid) });
  const used = new Set(draft.contracts.map(({ chain }) => chain));
  const offered = [...chains.values()].filter(
    ({ hid, network, deprecated }) => isNetworkKey(network) && !deprecated && !used.has(hid),
  );
  return { networks: [...used].map(named), addable: offered.map(({ hid }) => named(hid)) };
}

/** May the team ask for a change now? An item of which a link is withheld waits for the desk first. */
export async function isChangeable({ database, listings, now }: Dependencies, { item, again }: ChangeCase) {
  const draft = await getDraft(database, listings[item.kind], item.hid);
  if (await isWithheld(database, item, draft)) return false;
  if (again) return true;
  return (await findOpenChange(database, item)) === undefined && !(await hadEnough(database, item, now()));
}

/** The form, filled with what is listed now; undefined when the holder of this reference cannot ask for a change. */
export async function openChange(
  dependencies: Dependencies,
  reference: string,
): Promise<ChangeForm | undefined> {
  const { database, listings } = dependencies;
  const found = await findCase(database, reference);
  if (!found || !(await isChangeable(dependencies, found))) return undefined;
  const { item, again } = found;
  const shown = await getDraft(database, listings[item.kind], item.hid);
  const attempt = await readAttempt(database, found);
  const wanted = attempt ?? (again && (await readRequest(dependencies, again)));
  const draft = wanted ? applyChange(shown, wanted) : shown;
  return {
    reference,
    kind: item.kind,
    title: await nameOf(database, item),
    isAgain: again !== undefined,
    asked: await readAsked(database, again),
    shown,
    draft,
    ...networksOf(draft, await readNames(database, shown, draft)),
    problems: attempt?.problems ?? noProblems,
  };
}

/** What the status page offers; null where there is nothing to change. */
export async function findOffer(dependencies: Dependencies, reference: string): Promise<ChangeOffer | null> {
  const { database, listings, now } = dependencies;
  const found = await findCase(database, reference);
  if (!found || found.again) return null;
  const { item } = found;
  const open = await findOpenChange(database, item);
  if (open)
    return {
      kind: 'open',
      reference: await giveReferenceTo(database, reference, { id: open.id, at: now() }),
    };
  const draft = await getDraft(database, listings[item.kind], item.hid);
  if (await isWithheld(database, item, draft)) return null;
  return { kind: (await hadEnough(database, item, now())) ? 'few' : 'possible' };
}

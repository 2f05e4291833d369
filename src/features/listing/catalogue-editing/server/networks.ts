import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import type { Confirmation } from '#features/team/second-person/server/confirmation.ts';
import { propose } from '#features/team/second-person/server/propose.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import { findIconIssues } from '#features/submission/submission-checks/server/find-file-issues.ts';
import { hashUploadKey } from '#platform/files/hash-upload-key.ts';
import { foldText } from '#lib/fold-text.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import { findFile, type FoundFile } from '#platform/files/find-file.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { FieldChange } from '../model/listing-edit.ts';
import type { ChainEdit, DeskChain } from '../model/chain-edit.ts';
import type { NewNetwork } from '../model/new-network.ts';
import { deskUploadKey } from './check-edit.ts';
import type { RestoreRequest, VersionHistory } from '#features/team/versions/model/kept-version.ts';
import {
  getVersionValues,
  keepVersion,
  listVersions,
  type VersionAuthor,
  type VersionState,
} from '#features/team/versions/server/keep-version.ts';
import { compareLines } from './compare-drafts.ts';
import { hashValues, requireSeen } from './hash-order.ts';
import type { PublishedDraft } from './published-draft.ts';

export interface Act {
  database: Database;
  rule: DecisionRule;
  person: VersionAuthor;
  at: Date;
  /** Present where another person proposed it. */
  confirmation?: Confirmation;
  draft?: PublishedDraft;
}

/** The icon of a draft was checked when it was saved: its upload is forgotten within a day. */
export const isDraftIcon = ({ draft }: Pick<Act, 'draft'>, icon: string): boolean =>
  draft !== undefined && draft.icon !== '' && draft.icon === icon;

/** @property q in the name, the short name or the id; empty for all */
export interface NetworkRequest {
  q: string;
  page: number;
  perPage: number;
}

type Values = Omit<ChainEdit, 'seen'>;

export const valuesOf = ({ title, short, icon_url, explorer, deprecated }: Chain): Values => ({
  title,
  short,
  icon: icon_url,
  explorer,
  isListed: !deprecated,
});

/** What an edit is compared with; the order of the keys is fixed. */
const seenOf = (chain: Chain) => {
  const { title, short, icon, explorer, isListed } = valuesOf(chain);
  return [title, short, icon, explorer?.url, explorer?.tx, explorer?.address, isListed];
};

const present = (chain: Chain, added: DeskChain['added']): DeskChain => ({
  id: chain.hid,
  ns: chain.ns,
  chain_id: chain.chain_id,
  network: chain.network,
  ...valuesOf(chain),
  added,
  seen: hashValues(seenOf(chain)),
});

/** By `hid`, for the networks that the team added: who did, as the first version says. */
async function readAdded(database: Database): Promise<Map<number, NonNullable<DeskChain['added']>>> {
  const chains = await database.selectFrom('chains').select('hid').where('source', '=', 'desk').execute();
  if (chains.length === 0) return new Map();
  const subjects = chains.map(({ hid }) => subjectOf(hid));
  const versions = await database
    .selectFrom('kept_versions')
    .select(['subject', 'actor', 'at'])
    .where('number', '=', 1)
    .where('act', '=', 'saved')
    .where('subject', 'in', subjects)
    .execute();
  const first = new Map(versions.map(({ subject, actor: by, at }) => [subject, { by, at }]));
  return new Map(chains.map(({ hid }) => [hid, first.get(subjectOf(hid)) ?? { by: '', at: null }]));
}

/** One page of the networks in the wallet's order. */
export async function listNetworks(
  database: Database,
  { q, page, perPage }: NetworkRequest,
): Promise<{ data: DeskChain[]; total: number }> {
  const words = foldText(q);
  const found = (await listChains(database)).filter(({ title, short, chain_id, network }) =>
    [title, short, chain_id ?? '', network ?? ''].some((text) => foldText(text).includes(words)),
  );
  const added = await readAdded(database);
  const start = (page - 1) * perPage;
  const data = found
    .slice(start, start + perPage)
    .map((chain) => present(chain, added.get(chain.hid) ?? null));
  return { data, total: found.length };
}

const linesOf = ({ title, short, icon, explorer, isListed }: Values) => [
  { field: 'title', value: title },
  { field: 'short', value: short },
  { field: 'icon', value: icon },
  { field: 'explorer', value: explorer ? `${explorer.url}\n${explorer.tx}\n${explorer.address}` : '' },
  { field: 'listed', value: isListed ? 'yes' : 'no' },
];

export const subjectOf = (hid: number) => `network ${hid}`;
export const stateOf = (values: Values): VersionState => ({ values, lines: linesOf(values) });

const isOwnIcon = async (database: Database, icon: string, person: AuditActor): Promise<boolean> => {
  const sender = { submissionId: undefined, uploadKeyHashes: [hashUploadKey(deskUploadKey(person))] };
  return isSha256(icon) && (await findIconIssues(database, icon, sender)).length === 0;
};

/** An icon that this person uploaded at the desk. */
export async function findOwnIcon(
  { database, fileBucket }: { database: Database; fileBucket?: FileBucket | undefined },
  sha256: string,
  person: AuditActor,
): Promise<FoundFile | undefined> {
  return (await isOwnIcon(database, sha256, person)) ? findFile(database, sha256, fileBucket) : undefined;
}

/** @throws AppError bad-request for an icon that is not the stored one and that this person did not upload */
export async function requireIcon(
  transaction: DatabaseTransaction,
  { icon, stored, person }: { icon: string; stored: string; person: AuditActor },
): Promise<void> {
  if (icon !== stored && !(await isOwnIcon(transaction, icon, person)))
    throw new AppError('bad-request', 'Upload the icon here.');
}

/** @throws AppError not-found */
export async function getChain(database: Database, hid: number): Promise<Chain> {
  const chain = (await listChains(database)).find((each) => each.hid === hid);
  if (!chain) throw new AppError('not-found', 'There is no such network.');
  return chain;
}

async function writeChain(transaction: DatabaseTransaction, hid: number, values: Values): Promise<void> {
  const { title, short, icon: icon_url } = values;
  const explorer = values.explorer && JSON.stringify(values.explorer);
  await transaction
    .updateTable('chains')
    .set({ title, short, icon_url, explorer, deprecated: values.isListed ? 0 : 1 })
    .where('hid', '=', hid)
    .execute();
}

/** @property source number of the version that is restored: its icon is one that the network had before */
type NetworkChange = ChainEdit & { source?: number | undefined };

/** What waits for a second person. @property hid null for a network that is added */
export type ProposedNetwork = { hid: number; edit: NetworkChange } | ({ hid: null } & NewNetwork);

/** Every page leads to a network's explorer, so two people decide where that is. */
export const isTrusted = (changes: readonly FieldChange[]): boolean =>
  changes.some(({ field }) => field === 'explorer');

interface Edit {
  chain: Chain;
  change: NetworkChange;
  changes: FieldChange[];
}

function proposeNetwork(
  transaction: DatabaseTransaction,
  { person, at }: Act,
  { chain, change, changes }: Edit,
) {
  const payload: ProposedNetwork = { hid: chain.hid, edit: change };
  return propose(transaction, {
    ...{ kind: 'network', area: 'catalogue', subject: subjectOf(chain.hid), title: chain.title },
    ...{ payload, changes, person, at },
    ...(isSha256(change.icon) && { icon: change.icon }),
  });
}

async function writeEdit(
  transaction: DatabaseTransaction,
  { person, at, confirmation, draft }: Act,
  { chain, change, changes }: Edit,
): Promise<void> {
  const { source } = change;
  const icon = isSha256(change.icon) ? await publishIcon(transaction, change.icon) : change.icon;
  await writeChain(transaction, chain.hid, { ...change, icon });
  const before = stateOf(valuesOf(chain));
  const after = stateOf(valuesOf(await getChain(transaction, chain.hid)));
  const subject = subjectOf(chain.hid);
  await keepVersion(transaction, { subject, before, after, source, person, at });
  const entry = { area: 'catalogue', action: 'edit-network', subject } as const;
  const decided = confirmation?.detail ?? (isTrusted(changes) ? { alone: true } : {});
  const detail = { changes, source, ...decided, ...draft?.detail };
  await appendAudit(transaction, { at, actor: person, ...entry, detail });
}

/**
 * Changes a network, so that pages, forms and the API follow immediately, or proposes it to a second person where its explorer changes.
 * @returns the number of the proposal; undefined where the change was made
 * @throws AppError not-found, conflict, bad-request
 */
export async function editNetwork(act: Act, hid: number, change: NetworkChange): Promise<number | undefined> {
  const { database, rule, person, confirmation } = act;
  const read = await getChain(database, hid);
  requireSeen(seenOf(read), change.seen);
  const changes = compareLines(linesOf(valuesOf(read)), linesOf(change));
  const waits = isTrusted(changes) && !confirmation && !rule.decidesAlone;
  return database.transaction().execute(async (transaction) => {
    // First, because it makes changes wait for each other. What waits changes nothing.
    if (!waits) await bumpContentRevision(transaction);
    await confirmation?.settle(transaction);
    await act.draft?.end(transaction);
    const chain = await getChain(transaction, hid);
    requireSeen(seenOf(chain), change.seen);
    if (changes.length === 0) return undefined;
    // The icon of a proposal was uploaded by the person who made it.
    if (change.source === undefined && !confirmation && !isDraftIcon(act, change.icon))
      await requireIcon(transaction, { icon: change.icon, stored: chain.icon_url, person });
    if (waits) return proposeNetwork(transaction, act, { chain, change, changes });
    await writeEdit(transaction, act, { chain, change, changes });
    return undefined;
  });
}

/** The versions of a network. @throws AppError not-found */
export async function listNetworkVersions(database: Database, hid: number): Promise<VersionHistory> {
  const chain = await getChain(database, hid);
  const current = linesOf(valuesOf(chain));
  return listVersions(database, subjectOf(hid), { current, seen: hashValues(seenOf(chain)) });
}

/** Brings back names, icon, explorer and whether it is listed; answers as an edit does. @throws AppError not-found, conflict */
export async function restoreNetwork(
  act: Act,
  hid: number,
  { number, seen }: RestoreRequest,
): Promise<number | undefined> {
  const values = await getVersionValues<Values>(act.database, subjectOf(hid), number);
  return editNetwork(act, hid, { ...values, seen, source: number });
}

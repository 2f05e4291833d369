import type { AuditActor } from '#features/audit/model/audit-entry.ts';
import { appendAudit } from '#features/audit/server/append-audit.ts';
import { checkChainRow } from '#features/catalogue/server/import/check-chain-row.ts';
import { insertChain } from '#features/catalogue/server/import/import-chains.ts';
import { evmNamespaces } from '#features/chains/model/evm-namespaces.ts';
import { extraChainHid } from '#features/chains/model/extra-chain-hid.ts';
import type { Chain } from '#features/chains/model/chain.ts';
import { listChains } from '#features/chains/server/list-chains.ts';
import { checkChainJson } from '#features/developer/model/chain-file/check-chain-json.ts';
import { createKnownChains } from '#features/developer/model/chain-file/rules/known-chains.ts';
import { publishIcon } from '#features/review/server/publish-icon.ts';
import { isSha256 } from '#features/submissions/model/form/sent-schema.ts';
import { findIconIssues } from '#features/submissions/server/find-file-issues.ts';
import { hashUploadKey } from '#platform/files/hash-upload-key.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import { findFile, type FoundFile } from '#platform/files/find-file.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ChainEdit, ChainFileIssue, DeskChain } from '../model/chain-edit.ts';
import { deskUploadKey } from './check-edit.ts';
import type { RestoreRequest, VersionHistory } from '#features/versions/model/kept-version.ts';
import {
  getVersionValues,
  keepVersion,
  listVersions,
  type VersionAuthor,
  type VersionState,
} from '#features/versions/server/keep-version.ts';
import { compareLines } from './compare-drafts.ts';
import { hashValues, requireSeen } from './hash-order.ts';

interface Act {
  database: Database;
  person: VersionAuthor;
  at: Date;
}

/** @property q in the name, the short name or the id; empty for all */
export interface NetworkRequest {
  q: string;
  page: number;
  perPage: number;
}

type Values = Omit<ChainEdit, 'seen'>;

const valuesOf = ({ title, short, icon_url, explorer, deprecated }: Chain): Values => ({
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

const present = (chain: Chain): DeskChain => ({
  id: chain.hid,
  ns: chain.ns,
  chain_id: chain.chain_id,
  network: chain.network,
  ...valuesOf(chain),
  seen: hashValues(seenOf(chain)),
});

/** One page of the networks in the wallet's order. */
export async function listNetworks(
  database: Database,
  { q, page, perPage }: NetworkRequest,
): Promise<{ data: DeskChain[]; total: number }> {
  const words = q.toLowerCase();
  const found = (await listChains(database)).filter(({ title, short, chain_id, network }) =>
    [title, short, chain_id ?? '', network ?? ''].some((text) => text.toLowerCase().includes(words)),
  );
  const start = (page - 1) * perPage;
  return { data: found.slice(start, start + perPage).map(present), total: found.length };
}

const linesOf = ({ title, short, icon, explorer, isListed }: Values) => [
  { field: 'title', value: title },
  { field: 'short', value: short },
  { field: 'icon', value: icon },
  { field: 'explorer', value: explorer ? `${explorer.url}\n${explorer.tx}\n${explorer.address}` : '' },
  { field: 'listed', value: isListed ? 'yes' : 'no' },
];

const subjectOf = (hid: number) => `network ${hid}`;
const stateOf = (values: Values): VersionState => ({ values, lines: linesOf(values) });

const isOwnIcon = async (database: Database, icon: string, person: AuditActor): Promise<boolean> => {
  const sender = { submissionId: undefined, uploadKeyHashes: [hashUploadKey(deskUploadKey(person))] };
  return isSha256(icon) && (await findIconIssues(database, icon, sender)).length === 0;
};

/** An icon that this person uploaded at the desk. */
export async function findOwnIcon(
  database: Database,
  sha256: string,
  person: AuditActor,
): Promise<FoundFile | undefined> {
  return (await isOwnIcon(database, sha256, person)) ? findFile(database, sha256) : undefined;
}

/** @returns address of the icon @throws AppError bad-request for one that this person did not upload */
async function storeIcon(
  transaction: DatabaseTransaction,
  { icon, stored, person }: { icon: string; stored: string; person: AuditActor },
): Promise<string> {
  if (icon === stored) return stored;
  if (!(await isOwnIcon(transaction, icon, person)))
    throw new AppError('bad-request', 'Upload the icon here.');
  return publishIcon(transaction, icon);
}

/** @throws AppError not-found */
async function getChain(database: Database, hid: number): Promise<Chain> {
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
type NetworkChange = ChainEdit & { source?: number };

/** Changes a network: pages, forms and the API follow immediately. @throws AppError not-found, conflict, bad-request */
export async function editNetwork(
  { database, person, at }: Act,
  hid: number,
  { seen, source, ...edit }: NetworkChange,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // First, because it makes changes wait for each other.
    await bumpContentRevision(transaction);
    const chain = await getChain(transaction, hid);
    requireSeen(seenOf(chain), seen);
    const before = stateOf(valuesOf(chain));
    const changes = compareLines(before.lines, linesOf(edit));
    if (changes.length === 0) return;
    const isKept = source !== undefined;
    const icon = isKept
      ? edit.icon
      : await storeIcon(transaction, { icon: edit.icon, stored: chain.icon_url, person });
    await writeChain(transaction, hid, { ...edit, icon });
    const after = stateOf(valuesOf(await getChain(transaction, hid)));
    const subject = subjectOf(hid);
    await keepVersion(transaction, { subject, before, after, source, person, at });
    const entry = { area: 'catalogue', action: 'edit-network', subject } as const;
    await appendAudit(transaction, { at, actor: person, ...entry, detail: { changes, source } });
  });
}

/** The versions of a network. @throws AppError not-found */
export async function listNetworkVersions(database: Database, hid: number): Promise<VersionHistory> {
  const chain = await getChain(database, hid);
  const current = linesOf(valuesOf(chain));
  return listVersions(database, subjectOf(hid), { current, seen: hashValues(seenOf(chain)) });
}

/** Brings back names, icon, explorer and whether it is listed. @throws AppError not-found, conflict */
export async function restoreNetwork(act: Act, hid: number, { number, seen }: RestoreRequest): Promise<void> {
  const values = await getVersionValues<Values>(act.database, subjectOf(hid), number);
  await editNetwork(act, hid, { ...values, seen, source: number });
}

/** Ids and names that are taken. */
function knownOf(chains: readonly Chain[]) {
  const evm = chains.filter(({ ns, chain_id }) => evmNamespaces.has(ns) && chain_id !== null);
  return createKnownChains(evm.map(({ title, chain_id }) => ({ chain_id: Number(chain_id), name: title })));
}

/**
 * Adds the EVM network of a pasted file of ethereum-lists/chains, checked as the page for its authors checks it. What that check can correct
 * is corrected.
 * @returns its `hid`, or what is wrong with the file
 */
export async function addNetwork(
  { database, person, at }: Act,
  text: string,
): Promise<{ ok: true; hid: number } | { ok: false; issues: ChainFileIssue[] }> {
  const check = checkChainJson(text, knownOf(await listChains(database)));
  if (check.kind === 'empty') throw new AppError('bad-request', 'Paste the file of a chain.');
  const errors = check.issues.filter(({ severity }) => severity === 'error');
  if (check.kind === 'unreadable' || errors.length > 0)
    return {
      ok: false,
      issues: errors.map(({ code, path, line, found, expected }) => ({ code, path, line, found, expected })),
    };
  const row = checkChainRow(JSON.parse(check.corrected.text));
  if (!row.ok) throw new AppError('bad-request', 'The file names no chain that can be listed.');
  const { title, chainId } = row.candidate;
  const hid = extraChainHid(chainId);
  await database.transaction().execute(async (transaction) => {
    // First, because it makes changes wait for each other.
    await bumpContentRevision(transaction);
    if ((await listChains(transaction)).some((chain) => chain.hid === hid))
      throw new AppError('conflict', 'Another person has just added this chain.');
    await insertChain(transaction, row.candidate, at);
    const subject = subjectOf(hid);
    const after = stateOf(valuesOf(await getChain(transaction, hid)));
    await keepVersion(transaction, { subject, before: undefined, after, person, at });
    const entry = { area: 'catalogue', action: 'add-network', subject } as const;
    await appendAudit(transaction, { at, actor: person, ...entry, detail: { title, chain_id: chainId } });
  });
  return { ok: true, hid };
}

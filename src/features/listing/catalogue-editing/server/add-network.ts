import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import {
  checkChainRow,
  type ChainCandidate,
} from '#features/store/catalogue/server/import/check-chain-row.ts';
import { insertChain } from '#features/store/catalogue/server/import/import-chains.ts';
import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { extraChainHid } from '#features/core/chains/model/extra-chain-hid.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import { checkChainJson } from '#features/submission/developer/model/chain-file/check-chain-json.ts';
import { createKnownChains } from '#features/submission/developer/model/chain-file/rules/known-chains.ts';
import { propose } from '#features/team/second-person/server/propose.ts';
import { keepVersion } from '#features/team/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ChainFileIssue } from '../model/chain-edit.ts';
import type { FieldChange } from '../model/listing-edit.ts';
import { editNetwork, getChain, isTrusted, stateOf, subjectOf, valuesOf } from './networks.ts';
import type { Act, ProposedNetwork } from './networks.ts';

/** Ids and names that are taken. */
function knownOf(chains: readonly Chain[]) {
  const evm = chains.filter(({ ns, chain_id }) => evmNamespaces.has(ns) && chain_id !== null);
  return createKnownChains(evm.map(({ title, chain_id }) => ({ chain_id: Number(chain_id), name: title })));
}

type CheckedFile = { ok: true; candidate: ChainCandidate } | { ok: false; issues: ChainFileIssue[] };

/** What the check of the page for authors can correct is corrected. @throws AppError bad-request */
function checkFile(text: string, chains: readonly Chain[]): CheckedFile {
  const check = checkChainJson(text, knownOf(chains));
  if (check.kind === 'empty') throw new AppError('bad-request', 'Paste the file of a chain.');
  const errors = check.issues.filter(({ severity }) => severity === 'error');
  if (check.kind === 'unreadable' || errors.length > 0)
    return {
      ok: false,
      issues: errors.map(({ code, path, line, found, expected }) => ({ code, path, line, found, expected })),
    };
  const row = checkChainRow(JSON.parse(check.corrected.text));
  if (!row.ok) throw new AppError('bad-request', 'The file names no chain that can be listed.');
  return { ok: true, candidate: row.candidate };
}

interface Adding {
  text: string;
  candidate: ChainCandidate;
  hid: number;
  changes: FieldChange[];
}

function proposeAdding(
  transaction: DatabaseTransaction,
  { person, at }: Act,
  { text, candidate, hid, changes }: Adding,
): Promise<number> {
  const payload: ProposedNetwork = { hid: null, text };
  const named = { kind: 'network', area: 'catalogue', subject: subjectOf(hid) } as const;
  return propose(transaction, { ...named, title: candidate.title, payload, changes, person, at });
}

async function write(
  transaction: DatabaseTransaction,
  { person, at, confirmation }: Act,
  { candidate, hid, changes }: Adding,
): Promise<void> {
  await insertChain(transaction, candidate, at);
  const subject = subjectOf(hid);
  const after = stateOf(valuesOf(await getChain(transaction, hid)));
  await keepVersion(transaction, { subject, before: undefined, after, person, at });
  const entry = { area: 'catalogue', action: 'add-network', subject } as const;
  const { title, chainId: chain_id } = candidate;
  const decided = confirmation?.detail ?? (isTrusted(changes) ? { alone: true } : {});
  await appendAudit(transaction, { at, actor: person, ...entry, detail: { title, chain_id, ...decided } });
}

/** What the file adds. The explorer is shown by the address that the file has. */
function changesOf({ title, chainId, short, explorerUrl }: ChainCandidate): FieldChange[] {
  const values = { title, chain_id: String(chainId), short, explorer: explorerUrl ?? '' };
  return Object.entries(values)
    .filter(([, to]) => to !== '')
    .map(([field, to]) => ({ field, from: '', to }));
}

export type NetworkAdding =
  /** @property hid of the network that was added */
  | { ok: true; hid: number }
  /** It waits for a second person. */
  | { ok: true; proposed: number }
  | { ok: false; issues: ChainFileIssue[] };

/**
 * Adds the EVM network of a pasted file of ethereum-lists/chains, checked as the page for its authors checks it, or proposes it to a second
 * person where it has an explorer.
 */
export async function addNetwork(act: Act, text: string): Promise<NetworkAdding> {
  const { database, rule, confirmation } = act;
  const checked = checkFile(text, await listChains(database));
  if (!checked.ok) return checked;
  const { candidate } = checked;
  const hid = extraChainHid(candidate.chainId);
  const changes = changesOf(candidate);
  const waits = isTrusted(changes) && !confirmation && !rule.decidesAlone;
  return database.transaction().execute(async (transaction): Promise<NetworkAdding> => {
    // First, because it makes changes wait for each other. What waits changes nothing.
    if (!waits) await bumpContentRevision(transaction);
    await confirmation?.settle(transaction);
    if ((await listChains(transaction)).some((chain) => chain.hid === hid))
      throw new AppError('conflict', 'Another person has just added this chain.');
    const adding = { text, candidate, hid, changes };
    if (waits) return { ok: true, proposed: await proposeAdding(transaction, act, adding) };
    await write(transaction, act, adding);
    return { ok: true, hid };
  });
}

/** Does what was proposed about a network. @throws AppError conflict */
export async function confirmNetwork(act: Act, proposed: ProposedNetwork): Promise<void> {
  if (proposed.hid !== null) {
    await editNetwork(act, proposed.hid, proposed.edit);
    return;
  }
  const added = await addNetwork(act, proposed.text);
  if (!added.ok)
    throw new AppError('conflict', 'The file has errors now. Decline it, and propose a corrected one.');
}

import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import { propose } from '#features/team/second-person/server/propose.ts';
import { keepVersion } from '#features/team/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ChainFileIssue } from '../../model/chain-edit.ts';
import type { NewNetwork } from '../../model/new-network.ts';
import {
  editNetwork,
  getChain,
  isDraftIcon,
  isTrusted,
  requireIcon,
  stateOf,
  subjectOf,
  valuesOf,
} from '../networks.ts';
import type { Act, ProposedNetwork } from '../networks.ts';
import { describeChainFile } from './describe-chain-file.ts';
import { describeNetworkFields } from './describe-network-fields.ts';
import type { DescribedNetwork, Description } from './described-network.ts';

const describe = (asked: NewNetwork, chains: readonly Chain[]): Description =>
  'text' in asked
    ? describeChainFile(asked.text, chains)
    : { ok: true, network: describeNetworkFields(asked.fields) };

interface Adding {
  asked: NewNetwork;
  network: DescribedNetwork;
  hid: number;
}

function proposeAdding(
  transaction: DatabaseTransaction,
  { person, at }: Act,
  { asked, network: { title, changes, icon }, hid }: Adding,
): Promise<number> {
  const payload: ProposedNetwork = { hid: null, ...asked };
  const named = { kind: 'network', area: 'catalogue', subject: subjectOf(hid) } as const;
  return propose(transaction, {
    ...named,
    ...{ title, payload, changes, person, at },
    ...(icon !== '' && { icon }),
  });
}

async function write(
  transaction: DatabaseTransaction,
  { person, at, confirmation, draft }: Act,
  { network, hid }: Adding,
): Promise<void> {
  await network.insert(transaction, hid, at);
  const subject = subjectOf(hid);
  const after = stateOf(valuesOf(await getChain(transaction, hid)));
  await keepVersion(transaction, { subject, before: undefined, after, person, at });
  const entry = { area: 'catalogue', action: 'add-network', subject } as const;
  const { title, chainId: chain_id, changes } = network;
  const decided = confirmation?.detail ?? (isTrusted(changes) ? { alone: true } : {});
  const detail = { title, chain_id, ...decided, ...draft?.detail };
  await appendAudit(transaction, { at, actor: person, ...entry, detail });
}

export type NetworkAdding =
  /** @property hid of the network that was added */
  | { ok: true; hid: number }
  /** It waits for a second person. */
  | { ok: true; proposed: number }
  | { ok: false; issues: ChainFileIssue[] };

/**
 * Adds a network from a file or from fields, or proposes it to a second person where it has an explorer.
 * @throws AppError bad-request, conflict
 */
export async function addNetwork(act: Act, asked: NewNetwork): Promise<NetworkAdding> {
  const { database, rule, person, confirmation } = act;
  const described = describe(asked, await listChains(database));
  if (!described.ok) return described;
  const { network } = described;
  const waits = isTrusted(network.changes) && !confirmation && !rule.decidesAlone;
  return database.transaction().execute(async (transaction): Promise<NetworkAdding> => {
    // First, because it makes changes wait for each other. What waits changes nothing.
    if (!waits) await bumpContentRevision(transaction);
    await confirmation?.settle(transaction);
    await act.draft?.end(transaction);
    const hid = network.hidAmong(await listChains(transaction));
    // The icon of a proposal was uploaded by the person who made it.
    if (!confirmation && !isDraftIcon(act, network.icon))
      await requireIcon(transaction, { icon: network.icon, stored: '', person });
    const adding = { asked, network, hid };
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
  const added = await addNetwork(act, proposed);
  if (!added.ok)
    throw new AppError('conflict', 'The file is no longer valid. Decline it, and propose a corrected one.');
}

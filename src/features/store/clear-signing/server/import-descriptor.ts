import { createHash } from 'node:crypto';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import type { ProposedChange } from '#features/team/second-person/model/proposal.ts';
import type { Confirmation } from '#features/team/second-person/server/confirmation.ts';
import { propose } from '#features/team/second-person/server/propose.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction, OpenDatabase } from '#platform/database/database.ts';
import { describeDescriptor } from '../model/describe-descriptor.ts';
import type { DescriptorIssue } from '../model/descriptor-issue.ts';
import type { Deployment, Descriptor } from '../model/descriptor.ts';
import { parseDescriptor } from '../model/parse-descriptor.ts';
import { listListedContracts } from './listed-contracts.ts';

/** What waits for a second person, with what that person sees of it. */
export interface ProposedDescriptor {
  text: string;
  /** The listed ones of its contracts. */
  contracts: string;
  /** Hashes of the files that it takes the place of. */
  replaces: string;
}

export interface ImportAct extends Pick<OpenDatabase, 'database' | 'engine'> {
  rule: DecisionRule;
  person: AuditActor;
  at: Date;
  /** Where another person proposed it. */
  confirmation?: Confirmation | undefined;
}

export type DescriptorImport =
  /** @property contracts how many are described now */
  | { ok: true; contracts: number }
  /** It waits for a second person. */
  | { ok: true; proposed: number }
  | { ok: false; issue: DescriptorIssue };

/** A file, the contracts of the catalogue that it is about, and what it takes the place of. */
interface Import {
  text: string;
  descriptor: Descriptor;
  contracts: readonly Deployment[];
  earlier: readonly { body: string; sha256: string }[];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const placeOf = ({ chainId, address }: Deployment) => `${chainId}:${address}`;
const placesOf = (contracts: readonly Deployment[]) => contracts.map(placeOf).join('\n');
const subjectOf = ([first]: readonly Deployment[]) => `clear signing ${first ? placeOf(first) : ''}`;
const hashesOf = ({ earlier }: Import) =>
  [...new Set(earlier.map(({ sha256 }) => sha256))].toSorted().join(' ');

async function readEarlier(
  transaction: DatabaseTransaction,
  kind: string,
  contracts: readonly Deployment[],
): Promise<Import['earlier']> {
  const rows = await transaction
    .selectFrom('clear_signing')
    .select(['chain_id', 'address', 'body', 'sha256'])
    .where('kind', '=', kind)
    .where(
      'address',
      'in',
      contracts.map(({ address }) => address),
    )
    .orderBy('id')
    .execute();
  const places = new Set(contracts.map(placeOf));
  return rows.filter(({ chain_id: chainId, address }) => places.has(placeOf({ chainId, address })));
}

/** Every text that visitors could read, before and after. */
function changesOf({ text, descriptor, contracts, earlier }: Import): ProposedChange[] {
  const before = new Map<string, string>();
  // Each file once: it is stored with each of its contracts.
  for (const body of new Set(earlier.map((each) => each.body))) {
    const read = parseDescriptor(body);
    if ('issue' in read) continue;
    for (const { field, value } of describeDescriptor(read.descriptor)) {
      const other = before.get(field);
      before.set(field, other === undefined || other === value ? value : `${other}\n${value}`);
    }
  }
  const after = new Map(describeDescriptor(descriptor).map(({ field, value }) => [field, value]));
  after.set('contracts', placesOf(contracts));
  after.set('sha256', hashOf(text));
  before.set('sha256', [...new Set(earlier.map(({ sha256 }) => sha256))].join('\n'));
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((field) => ({ field, from: before.get(field) ?? '', to: after.get(field) ?? '' }))
    .filter(({ from, to }) => from !== '' || to !== '');
}

function proposeImport(transaction: DatabaseTransaction, { person, at }: ImportAct, imported: Import) {
  const { text, contracts } = imported;
  const payload: ProposedDescriptor = { text, contracts: placesOf(contracts), replaces: hashesOf(imported) };
  return propose(transaction, {
    ...{ kind: 'descriptor', area: 'catalogue', subject: subjectOf(contracts) },
    ...{ title: `Clear signing: ${imported.descriptor.owner}`, payload, changes: changesOf(imported) },
    ...{ person, at },
  });
}

async function write(
  transaction: DatabaseTransaction,
  { person, at, confirmation }: ImportAct,
  { text, descriptor, contracts }: Import,
): Promise<void> {
  const { kind, owner } = descriptor;
  const values = { owner, body: text, sha256: hashOf(text), actor: person.email, at: at.toISOString() };
  await transaction
    .insertInto('clear_signing')
    .values(contracts.map(({ chainId: chain_id, address }) => ({ chain_id, address, kind, ...values })))
    .onConflict((conflict) => conflict.columns(['chain_id', 'address', 'kind']).doUpdateSet(values))
    .execute();
  await appendAudit(transaction, {
    ...{ at, actor: person, area: 'catalogue', action: 'import-descriptor', subject: subjectOf(contracts) },
    detail: {
      ...{ owner, sha256: values.sha256, contracts: contracts.map(placeOf) },
      ...(confirmation?.detail ?? { alone: true }),
    },
  });
}

/** @throws AppError conflict where what was proposed would do something else than the second person sees */
function requireProposed(
  { contracts, replaces }: Pick<ProposedDescriptor, 'contracts' | 'replaces'>,
  imported: Import,
): void {
  if (contracts !== placesOf(imported.contracts))
    throw new AppError(
      'conflict',
      'Other contracts of this file are listed now. Decline it, and import it again.',
    );
  if (replaces !== hashesOf(imported))
    throw new AppError(
      'conflict',
      'These contracts got another description after this was proposed. Decline it, and propose it again.',
    );
}

/**
 * Imports a file for those of its contracts that are of the catalogue, or proposes it to a second person. Contracts that are listed later need another import.
 * @param proposed what is confirmed
 * @throws AppError conflict
 */
export async function importDescriptor(
  act: ImportAct,
  text: string,
  proposed?: Pick<ProposedDescriptor, 'contracts' | 'replaces'>,
): Promise<DescriptorImport> {
  const { database, engine, rule, confirmation } = act;
  const read = parseDescriptor(text);
  if ('issue' in read) return { ok: false, issue: read.issue };
  const { descriptor } = read;
  const waits = !confirmation && !rule.decidesAlone;
  return database.transaction().execute(async (transaction): Promise<DescriptorImport> => {
    // First, because it makes imports wait for each other.
    await engine.lock(transaction, 'clear signing');
    await confirmation?.settle(transaction);
    const contracts = await listListedContracts(transaction, descriptor.deployments);
    if (contracts.length === 0) {
      // Thrown, so that the proposal goes on waiting.
      if (proposed) throw new AppError('conflict', 'None of these contracts is still listed.');
      return { ok: false, issue: { kind: 'not-listed', at: 'context' } };
    }
    const earlier = await readEarlier(transaction, descriptor.kind, contracts);
    const imported = { text, descriptor, contracts, earlier };
    if (proposed) requireProposed(proposed, imported);
    if (waits) return { ok: true, proposed: await proposeImport(transaction, act, imported) };
    await write(transaction, act, imported);
    return { ok: true, contracts: contracts.length };
  });
}

/** Does what was proposed. @throws AppError conflict */
export async function confirmDescriptor(act: ImportAct, proposed: ProposedDescriptor): Promise<void> {
  const imported = await importDescriptor(act, proposed.text, proposed);
  if (!imported.ok)
    throw new AppError(
      'conflict',
      'The file is no longer accepted. Decline it, and propose a corrected one.',
    );
}

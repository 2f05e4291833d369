import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import type { ProposalPort } from '#features/team/second-person/server/decide-proposal.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import type { ListedDescriptor } from '../model/clear-signing.ts';
import type { DescriptorKind } from '../model/descriptor.ts';
import {
  confirmDescriptor,
  importDescriptor,
  type DescriptorImport,
  type ProposedDescriptor,
} from './import-descriptor.ts';

/** Descriptions of contracts, for the people who arrange the store. */
export interface ClearSigningDesk {
  /** All of them, by chain and contract. */
  list(): Promise<ListedDescriptor[]>;
  /** Imports a file, or proposes it to a second person. @throws AppError conflict */
  import(text: string, person: AuditActor): Promise<DescriptorImport>;
  /** Takes one person: without a description, the request says what it says itself. @throws AppError not-found */
  remove(id: number, person: AuditActor): Promise<void>;
  /** Does what was proposed. @throws AppError conflict */
  confirm: ProposalPort;
}

interface DeskDependencies extends Pick<OpenDatabase, 'database' | 'engine'> {
  rule: DecisionRule;
  now: () => Date;
}

async function list(database: Database): Promise<ListedDescriptor[]> {
  const rows = await database
    .selectFrom('clear_signing')
    .select(['id', 'chain_id', 'address', 'kind', 'owner', 'sha256', 'actor', 'at'])
    .orderBy('chain_id')
    .orderBy('address')
    .orderBy('kind')
    .execute();
  return rows.map(({ chain_id: chainId, kind, ...row }) => ({
    ...row,
    chainId,
    kind: kind as DescriptorKind,
  }));
}

async function remove({ database, now }: DeskDependencies, id: number, person: AuditActor): Promise<void> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('clear_signing')
      .where('id', '=', id)
      .returning(['chain_id', 'address', 'kind', 'sha256'])
      .executeTakeFirst();
    if (!row) throw new AppError('not-found', 'There is no such description.');
    const { chain_id, address, kind, sha256 } = row;
    await appendAudit(transaction, {
      ...{ at, actor: person, area: 'catalogue', action: 'remove-descriptor' },
      subject: `clear signing ${chain_id}:${address}`,
      detail: { kind, sha256 },
    });
  });
}

export function createClearSigningDesk(dependencies: DeskDependencies): ClearSigningDesk {
  const { database, engine, rule, now } = dependencies;
  return {
    list: () => list(database),
    import: (text, person) => importDescriptor({ database, engine, rule, person, at: now() }, text),
    remove: (id, person) => remove(dependencies, id, person),
    confirm: (payload, { person, confirmation }) =>
      confirmDescriptor(
        { database, engine, rule, person, confirmation, at: now() },
        payload as ProposedDescriptor,
      ),
  };
}

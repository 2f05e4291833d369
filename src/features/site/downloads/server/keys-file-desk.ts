import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { ProposalPort } from '#features/team/second-person/server/decide-proposal.ts';
import { propose } from '#features/team/second-person/server/propose.ts';
import type { VersionAuthor } from '#features/team/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ListedKeysFile } from '../model/keys-file.ts';
import type { KeysFileChange } from '../model/keys-file-change.ts';
import { presentKeysFile, readKeysFiles, type KeysFileRow } from './read-keys-files.ts';
import type { ProposedKeysFile, ReleaseAct } from './release-act.ts';
import type { ReleaseDeskDependencies } from './release-desk-dependencies.ts';

/** Files of the key generator for the people who publish releases. A start writes them down; what people decide is whether they are trusted. */
export interface KeysFileDesk {
  /** All of them, latest first. */
  list(): Promise<ListedKeysFile[]>;
  /** @returns the number of the proposal, where it waits for a second person @throws AppError not-found, conflict */
  change(request: { id: number; change: KeysFileChange; person: VersionAuthor }): Promise<number | undefined>;
  /** Does what was proposed. @throws AppError conflict */
  confirm(payload: ProposedKeysFile, act: Parameters<ProposalPort>[1]): Promise<void>;
}

interface ChangeRequest extends Omit<ReleaseAct, 'draft'> {
  id: number;
  change: KeysFileChange;
  /** When the withdrawal was made that was proposed to end. */
  withdrawnTime?: string;
}

/** @throws AppError not-found */
async function getKeysFile(database: Database, id: number): Promise<KeysFileRow> {
  const row = await database.selectFrom('keys_files').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such file of the key generator.');
  return row;
}

/** The columns that a change sets. @throws AppError conflict when the file is withdrawn already, or is not */
function columnsOf(row: KeysFileRow, change: KeysFileChange, at: Date) {
  const isWithdrawn = row.withdrawn_time !== null;
  if (change.name === 'withdraw') {
    if (isWithdrawn) throw new AppError('conflict', 'This file is already withdrawn.');
    return { withdrawn_time: at.toISOString(), withdrawn_reason: change.reason };
  }
  if (!isWithdrawn) throw new AppError('conflict', 'This file is not withdrawn.');
  return { withdrawn_time: null, withdrawn_reason: null };
}

function proposeOffer(
  transaction: DatabaseTransaction,
  row: KeysFileRow,
  { person, at }: { person: VersionAuthor; at: Date },
): Promise<number> {
  const { id, file_name, version, sha256, withdrawn_time, withdrawn_reason } = row;
  const payload: ProposedKeysFile = { act: 'offer-keys-file', id, withdrawnTime: withdrawn_time ?? '' };
  const facts = { version, file: file_name, sha256 };
  return propose(transaction, {
    kind: 'release',
    area: 'release',
    subject: `key generator ${id}`,
    title: file_name,
    payload,
    changes: [
      { field: 'state', from: `withdrawn: ${withdrawn_reason}`, to: 'offered' },
      ...Object.entries(facts).map(([field, value]) => ({ field, from: value, to: value })),
    ],
    ...{ person, at },
  });
}

/** Offering a withdrawn file again is to call it genuine again: the decision of two, as with releases. */
async function changeKeysFile(
  { database, rule, now }: ReleaseDeskDependencies,
  { id, change, person, confirmation, withdrawnTime }: ChangeRequest,
): Promise<number | undefined> {
  const at = now();
  return database.transaction().execute(async (transaction) => {
    const isOffer = change.name === 'offer-again';
    const waits = isOffer && !confirmation && !rule.decidesAlone;
    // First, because it makes changes of one file wait for each other.
    if (!waits) await bumpContentRevision(transaction);
    await confirmation?.settle(transaction);
    const row = await getKeysFile(transaction, id);
    const columns = columnsOf(row, change, at);
    if (withdrawnTime !== undefined && withdrawnTime !== row.withdrawn_time)
      throw new AppError('conflict', 'This file was withdrawn again after this was proposed.');
    if (waits) return proposeOffer(transaction, row, { person, at });
    await transaction.updateTable('keys_files').set(columns).where('id', '=', id).execute();
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'release',
      action: isOffer ? 'offer-keys-file' : 'withdraw-keys-file',
      subject: `key generator ${id}`,
      detail: {
        ...{ version: row.version, sha256: row.sha256 },
        ...(change.name === 'withdraw'
          ? { reason: change.reason }
          : (confirmation?.detail ?? { alone: true })),
      },
    });
    return undefined;
  });
}

export function createKeysFileDesk(dependencies: ReleaseDeskDependencies): KeysFileDesk {
  return {
    list: async () =>
      (await readKeysFiles(dependencies.database)).map((row) => ({ id: row.id, ...presentKeysFile(row) })),
    change: (request) => changeKeysFile(dependencies, request),
    async confirm({ id, withdrawnTime }, act) {
      await changeKeysFile(dependencies, { id, withdrawnTime, change: { name: 'offer-again' }, ...act });
    },
  };
}

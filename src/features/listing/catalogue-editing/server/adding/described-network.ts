import type { Chain } from '#features/core/chains/model/chain.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ChainFileIssue } from '../../model/chain-edit.ts';
import type { FieldChange } from '../../model/listing-edit.ts';

/** A network that is not in the catalogue, whichever way it was described. */
export interface DescribedNetwork {
  title: string;
  chainId: string;
  /** Hash of an uploaded icon; empty for one that is drawn from the name. */
  icon: string;
  /** What it adds, as people read it. */
  changes: FieldChange[];
  /** Its `hid` among the networks that there are. @throws AppError conflict where one of them is the same */
  hidAmong: (chains: readonly Chain[]) => number;
  /** Writes its row, as added at the desk. */
  insert: (transaction: DatabaseTransaction, hid: number, at: Date) => Promise<void>;
}

export type Description = { ok: true; network: DescribedNetwork } | { ok: false; issues: ChainFileIssue[] };

/** The fields that are not empty, as changes from nothing. */
export const addedFields = (values: Readonly<Record<string, string>>): FieldChange[] =>
  Object.entries(values)
    .filter(([, to]) => to !== '')
    .map(([field, to]) => ({ field, from: '', to }));

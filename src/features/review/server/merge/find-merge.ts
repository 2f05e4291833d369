import type { SubmissionRow } from '#features/submissions/server/find-submission.ts';
import { parsePayload, readForm } from '#features/submissions/server/parse-payload.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { MergeChoice, ReviewMerge } from '../../model/merge.ts';
import { findAssetMerge, mergeAsset, type OfferedAsset } from './merge-asset.ts';
import { findDappMerge, mergeDapp } from './merge-dapp.ts';

function offeredAsset(row: SubmissionRow): OfferedAsset | undefined {
  // The form asks for a description without its language, which is the page's.
  const { locale } = row;
  if (row.kind === 'token') return { kind: 'token', asset: parsePayload('token', row), locale };
  return row.kind === 'nft' ? { kind: 'nft', asset: parsePayload('nft', row), locale } : undefined;
}

/**
 * What approving the submission would merge it into; undefined for a new item, or when its form cannot be
 * read.
 */
export async function findMerge(database: Database, row: SubmissionRow): Promise<ReviewMerge | undefined> {
  if (!readForm(row)) return undefined;
  if (row.kind === 'dapp') return findDappMerge(database, parsePayload('dapp', row));
  const offered = offeredAsset(row);
  return offered && findAssetMerge(database, offered);
}

function requireCurrent(merge: ReviewMerge, choice: MergeChoice | undefined): asserts choice is MergeChoice {
  const { title, clash } = merge;
  if (clash !== null) {
    throw new AppError('conflict', `This is listed in this language already, as “${clash}”.`);
  }
  if (!choice)
    throw new AppError('conflict', `This is listed already, as “${title}”. Reload and choose what to keep.`);
  if (choice.hid !== merge.hid || choice.seen !== merge.seen) {
    throw new AppError('conflict', `“${title}” was changed in the meantime. Reload and choose again.`);
  }
}

/**
 * Merges the submission into the listed entry, as the reviewer chose. The caller's transaction must have
 * raised the content revision before, which makes approvals wait for each other: what is read here is what
 * is changed.
 * @returns the facts that were taken and, of those that differ, kept
 * @throws AppError conflict when the listed entry is not the one that the reviewer saw, or has this language
 */
export async function merge(
  transaction: DatabaseTransaction,
  { row, found, choice }: { row: SubmissionRow; found: ReviewMerge; choice: MergeChoice | undefined },
): Promise<{ hid: number; taken: string[]; kept: string[] }> {
  requireCurrent(found, choice);
  const differing = found.rows.filter(({ differs }) => differs).map(({ fact }) => fact);
  const taken = differing.filter((fact) => choice.take.includes(fact));
  const { hid } = found;
  const offered = offeredAsset(row);
  if (offered) await mergeAsset(transaction, offered, { hid, take: taken });
  else await mergeDapp(transaction, { hid, dapp: parsePayload('dapp', row), take: taken });
  return { hid, taken, kept: differing.filter((fact) => !taken.includes(fact)) };
}

import { urlKey } from '#lib/url-key.ts';
import type { Database } from '#platform/database/database.ts';
import type { DappSubmission } from '../model/dapp-submission.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { underReview, unpaid, type SubmissionState } from '#features/submission/submissions/model/state.ts';
import { localeOfSubmission } from '../model/submission-locale.ts';
import { dappFormat } from '../model/stored-dapp.ts';
import { readPayloads } from '#features/submission/submissions/server/parse-payload.ts';

async function findListed(database: Database, key: string, dapp: DappSubmission): Promise<Finding[]> {
  const listed = await database
    .selectFrom('dapps')
    .innerJoin('dapp_texts', 'dapp_texts.dapp_hid', 'dapps.hid')
    .select(['dapps.hid', 'dapp_texts.title'])
    .where('dapps.url_key', '=', key)
    .where('dapps.listed', '=', 1)
    .where('dapp_texts.locale', '=', localeOfSubmission(dapp.language))
    .executeTakeFirst();
  if (!listed) return [];
  return [
    { severity: 'blocking', code: 'duplicate-listed', params: { title: listed.title, hid: listed.hid } },
  ];
}

async function findOpen(
  database: Database,
  { key, language, exceptId }: { key: string; language: string; exceptId: number | undefined },
): Promise<Finding[]> {
  const open: readonly SubmissionState[] = [...underReview, ...unpaid];
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'state', 'payload', 'payload_version'])
    .where('subject_key', '=', key)
    // A change of a listed item costs nothing, so it keeps nobody else out.
    .where('change_hid', 'is', null)
    .where('kind', '=', 'dapp')
    .where('state', 'in', open)
    .orderBy('id')
    .execute();
  const others = readPayloads(dappFormat, rows).filter(
    ({ row, payload }) => row.id !== exceptId && payload.language === language,
  );
  if (others.length === 0) return [];
  const isTaken = others.some(({ row }) => underReview.includes(row.state as SubmissionState));
  return [{ severity: isTaken ? 'blocking' : 'warning', code: 'duplicate-open', params: {} }];
}

/**
 * The same site in the same language, listed already or being submitted. In another language it is a translation.
 * A submission that nobody has paid for never blocks another: making one is free, and would keep the real team out.
 * @param exceptId the submission itself
 */
export async function findDuplicates(
  database: Database,
  dapp: DappSubmission,
  exceptId: number | undefined,
): Promise<Finding[]> {
  const key = urlKey(dapp.url);
  const listed = await findListed(database, key, dapp);
  return [...listed, ...(await findOpen(database, { key, language: dapp.language, exceptId }))];
}

import { AppError } from '#lib/app-error.ts';
import type { Finding } from '../model/finding.ts';
import { isListing, type SubmissionState } from '../model/state.ts';
import { findByReference, type SubmissionRow } from './find-submission.ts';
import { readPayload } from './parse-payload.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';
import type { ValidForm } from './submission-form.ts';

/*
 * Where a kind has a language rule, a project is submitted once per language (specification §3) and paid for once: the holder of the reference of a submission that was paid
 * for may send the same site in the languages that are missing. Each goes straight to the desk, which merges it into the listing.
 */

/** The first one is with the desk or listed, so it has been paid for. */
const paidStates: readonly SubmissionState[] = ['in-review', 'changes-requested', 'listed'];
const closedStates: readonly SubmissionState[] = ['withdrawn', 'rejected'];

/** Withdrawing and sending again costs nothing; so often it is enough. */
const furtherSubmissionsMax = 6;

type Dependencies = Pick<SubmissionDependencies, 'database' | 'kinds'>;

/** A submission and those that add languages to it. */
export interface LanguageFamily {
  parent: SubmissionRow;
  /** Identity of the project: of what is listed now, once it is listed. */
  subjectKey: string;
  /** Facts in which what is listed now may differ from the parent's form. */
  shared: object;
  /** Languages that have not been sent yet; empty when no further one may be sent. */
  free: readonly string[];
}

/** Whether the listed item was taken out of the store: its approval is not a way back in. */
async function isDelisted(
  { database }: Pick<Dependencies, 'database'>,
  { kind, listed_hid: hid }: SubmissionRow,
): Promise<boolean> {
  if (hid === null || !isListing(kind)) return false;
  const delisting = await database
    .selectFrom('delistings')
    .select('id')
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('restore_time', 'is', null)
    .executeTakeFirst();
  return delisting !== undefined;
}

/** @param exceptId a further submission that is sent again; its own language is free for it */
export async function findFamily(
  dependencies: Dependencies,
  parent: SubmissionRow,
  exceptId?: number,
): Promise<LanguageFamily> {
  const { database, kinds } = dependencies;
  const { format, languages: rule } = kinds[parent.kind];
  const listed =
    rule && parent.listed_hid !== null ? await rule.readListed(database, parent.listed_hid) : undefined;
  const { subjectKey, shared } = listed ?? { subjectKey: parent.subject_key, shared: {} };
  const none = { parent, subjectKey, shared, free: [] };
  if (!rule || parent.parent_id !== null || !paidStates.includes(parent.state)) return none;
  if (await isDelisted(dependencies, parent)) return none;
  const form = readPayload(format, parent);
  if (!form.ok) return none;
  const own = new Map(Object.entries(form.payload)).get(rule.field);
  const children = await database
    .selectFrom('submissions')
    .select(['id', 'state', 'added_language'])
    .where('parent_id', '=', parent.id)
    .where('change_hid', 'is', null)
    .execute();
  const others = children.filter(({ id }) => id !== exceptId);
  if (others.length >= furtherSubmissionsMax) return none;
  const sent: (string | null)[] = others
    .filter(({ state }) => !closedStates.includes(state as SubmissionState))
    .map(({ added_language }) => added_language);
  return {
    ...none,
    free: rule.languages.filter((language) => language !== own && !sent.includes(language)),
  };
}

/** @throws AppError not-found, or conflict for a submission to which nothing can be added */
export async function getFamily(dependencies: Dependencies, reference: string): Promise<LanguageFamily> {
  const parent = await findByReference(dependencies.database, reference);
  if (!parent) throw new AppError('not-found', 'There is no submission with this reference.');
  const family = await findFamily(dependencies, parent);
  if (family.free.length === 0)
    throw new AppError('conflict', 'No further language can be added to this submission.');
  return family;
}

/** What keeps a form from adding a language to its parent. */
export function findLanguageFindings({ subjectKey, free }: LanguageFamily, form: ValidForm): Finding[] {
  const isOther = form.subjectKey !== subjectKey;
  const isSent = form.language === null || !free.includes(form.language);
  return [
    ...(isOther ? [{ severity: 'blocking', code: 'other-site', params: {} } as const] : []),
    ...(isSent ? [languageSent] : []),
  ];
}

/** Two that are sent at the same moment meet the unique index, and the second one reads this. */
export const languageSent: Finding = { severity: 'blocking', code: 'language-sent', params: {} };

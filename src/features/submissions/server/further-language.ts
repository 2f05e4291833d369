import { AppError } from '#lib/app-error.ts';
import type { Finding } from '../model/finding.ts';
import type { SubmissionState } from '../model/state.ts';
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
  /** Languages that have not been sent yet; empty when no further one may be sent. */
  free: readonly string[];
}

/** @param exceptId a further submission that is sent again; its own language is free for it */
export async function findFamily(
  { database, kinds }: Dependencies,
  parent: SubmissionRow,
  exceptId?: number,
): Promise<LanguageFamily> {
  const none = { parent, free: [] };
  const { format, languages: rule } = kinds[parent.kind];
  if (!rule || parent.parent_id !== null || !paidStates.includes(parent.state)) return none;
  const form = readPayload(format, parent);
  if (!form.ok) return none;
  const own = new Map(Object.entries(form.payload)).get(rule.field);
  const children = await database
    .selectFrom('submissions')
    .select(['id', 'state', 'added_language'])
    .where('parent_id', '=', parent.id)
    .execute();
  const others = children.filter(({ id }) => id !== exceptId);
  if (others.length >= furtherSubmissionsMax) return none;
  const sent: (string | null)[] = others
    .filter(({ state }) => !closedStates.includes(state as SubmissionState))
    .map(({ added_language }) => added_language);
  return {
    parent,
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
export function findLanguageFindings({ parent, free }: LanguageFamily, form: ValidForm): Finding[] {
  const isOther = form.subjectKey !== parent.subject_key;
  const isSent = form.language === null || !free.includes(form.language);
  return [
    ...(isOther ? [{ severity: 'blocking', code: 'other-site', params: {} } as const] : []),
    ...(isSent ? [languageSent] : []),
  ];
}

/** Two that are sent at the same moment meet the unique index, and the second one reads this. */
export const languageSent: Finding = { severity: 'blocking', code: 'language-sent', params: {} };

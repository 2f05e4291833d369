import { sql } from 'kysely';
import { enqueueMail } from '#features/mail/server/enqueue-mail.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import { purposeOf } from '../model/state.ts';
import { linkNameKey } from '../model/status-link.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

export interface StatusLinkRequest {
  email: string;
  /** Of the project, or of the person who applied. */
  name: string;
}

/** A submission's link is mailed at most once in this time, however often it is asked for. */
const restMs = 60 * 60_000;
/** Submissions of one address that are compared, and of one name that are mailed: the latest. */
const comparedMax = 50;
const mailedMax = 3;

type Row = Awaited<ReturnType<typeof findRows>>[number];

function findRows({ database }: Pick<SubmissionDependencies, 'database'>, email: string) {
  return database
    .selectFrom('submissions')
    .select(['id', 'kind', 'version', 'title', 'email', 'locale'])
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .orderBy('id', 'desc')
    .limit(comparedMax)
    .execute();
}

async function mailLink({ database, engine, now }: SubmissionDependencies, row: Row): Promise<void> {
  const { id, kind, version, email, locale } = row;
  const at = now();
  const mail = {
    kind: purposeOf(kind) === 'listing' ? ('submission-link' as const) : ('application-link' as const),
    to: email,
    locale: isLocale(locale) ? locale : fallbackLocale,
    data: { submissionId: id, version },
    changeKey: `status link of submission ${id} at ${Math.floor(at.getTime() / restMs)}`,
    at,
  };
  try {
    await database.transaction().execute((transaction) => enqueueMail(transaction, mail));
  } catch (error) {
    // It was mailed within the hour.
    if (!engine.isUniqueViolation(error)) throw error;
  }
}

/**
 * Mails the status links of the submissions that have this address and this name, to the address that is stored and to no other. The
 * caller learns nothing about whether there are any.
 */
export async function sendStatusLink(
  dependencies: SubmissionDependencies,
  { email, name }: StatusLinkRequest,
): Promise<void> {
  const key = linkNameKey(name);
  const rows = await findRows(dependencies, email);
  for (const row of rows.filter(({ title }) => linkNameKey(title) === key).slice(0, mailedMax))
    await mailLink(dependencies, row);
}

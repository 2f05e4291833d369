import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { checkWords } from '../../model/template/check-words.ts';
import type { MailWords } from '../../model/template/mail-words.ts';
import { findTemplate, wordsOf, type TemplateKey } from './template-rows.ts';

/**
 * The desk's words for a mail about to be written. Words that do not fit the mail, such as those of an earlier version of the product,
 * are never sent: the product's are, and the desk shows the error.
 * @returns undefined where the product's words are to be sent
 */
export async function findWords(
  { database, log }: { database: Database; log: Log },
  key: TemplateKey,
): Promise<MailWords | undefined> {
  const row = await findTemplate(database, key);
  if (!row) return undefined;
  const problems = checkWords(key.kind, wordsOf(row));
  if (problems.length === 0) return wordsOf(row);
  log.warn({ ...key, problems }, 'the words of a mail do not fit it; those of the product are sent');
  return undefined;
}

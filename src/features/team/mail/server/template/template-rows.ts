import type { Selectable } from 'kysely';
import type { MailTemplateTable } from '#platform/database/mail-tables.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailWords } from '../../model/template/mail-words.ts';
import type { WordedMailKind } from '../../model/template/placeholder.ts';

export interface TemplateKey {
  kind: WordedMailKind;
  locale: Locale;
}

export type TemplateRecord = Selectable<MailTemplateTable>;

export const wordsOf = ({ subject, heading, body }: TemplateRecord): MailWords => ({
  subject,
  heading,
  text: body,
});

export const englishOf = ({ english }: TemplateRecord): MailWords => JSON.parse(english) as MailWords;

export function findTemplate(
  database: Database,
  { kind, locale }: TemplateKey,
): Promise<TemplateRecord | undefined> {
  return database
    .selectFrom('mail_templates')
    .selectAll()
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst();
}

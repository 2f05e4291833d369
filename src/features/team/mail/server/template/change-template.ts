import { randomUUID } from 'node:crypto';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { wordsFields, type MailWords } from '../../model/template/mail-words.ts';
import type { TemplateDependencies } from './template-dependencies.ts';
import { findTemplate, wordsOf, type TemplateKey } from './template-rows.ts';

export interface TemplateChange extends TemplateKey {
  /** Null: back to the product's words. */
  words: MailWords | null;
  /** Revision that the change is based on; null for the product's words. */
  basedOn: string | null;
  person: AuditActor;
}

interface Change extends TemplateChange {
  product: MailWords;
  english: MailWords;
  at: Date;
}

/** @returns false when another person changed it in the meantime */
async function write(transaction: DatabaseTransaction, change: Change): Promise<boolean> {
  const { kind, locale, words, basedOn, person, english, at } = change;
  if (words === null) {
    const { numDeletedRows } = await transaction
      .deleteFrom('mail_templates')
      .where('kind', '=', kind)
      .where('locale', '=', locale)
      .where('revision', '=', basedOn ?? '')
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const values = {
    subject: words.subject,
    heading: words.heading,
    body: words.text,
    english: JSON.stringify(english),
    revision: randomUUID(),
    editor: person.email,
    update_time: at.toISOString(),
  };
  if (basedOn === null) {
    const { numInsertedOrUpdatedRows: count } = await transaction
      .insertInto('mail_templates')
      .values({ kind, locale, ...values })
      .onConflict((conflict) => conflict.columns(['kind', 'locale']).doNothing())
      .executeTakeFirst();
    return (count ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('mail_templates')
    .set(values)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('revision', '=', basedOn)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What differs, field by field. */
const compare = (from: MailWords, to: MailWords) =>
  Object.fromEntries(
    wordsFields
      .filter((field) => from[field] !== to[field])
      .map((field) => [field, { from: from[field], to: to[field] }]),
  );

/** Stores words, or removes them, with an entry in the audit log. @returns false when another person changed them in the meantime */
export async function changeTemplate(
  { database, readProduct, now }: TemplateDependencies,
  request: TemplateChange,
): Promise<boolean> {
  const { kind, locale, words, person } = request;
  const product = await readProduct({ kind, locale });
  const english = await readProduct({ kind, locale: 'en' });
  const at = now();
  return database.transaction().execute(async (transaction) => {
    // The row with the revision that the change is based on; for any other one nothing is written.
    const before = await findTemplate(transaction, request);
    if (!(await write(transaction, { ...request, product, english, at }))) return false;
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'mail',
      action: words === null ? 'reset-template' : 'save-template',
      subject: `mail template ${kind} ${locale}`,
      detail: { changes: compare(before ? wordsOf(before) : product, words ?? product) },
    });
    return true;
  });
}

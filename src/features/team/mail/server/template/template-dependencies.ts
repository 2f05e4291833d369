import type { Database } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RenderedMail } from '../../model/mail-content.ts';
import type { MailWords } from '../../model/template/mail-words.ts';
import type { TemplateKey } from './template-rows.ts';

export interface TemplateDependencies {
  database: Database;
  mailer: Pick<Mailer, 'configured' | 'send'>;
  /** The product's own words. */
  readProduct: (key: TemplateKey) => Promise<MailWords>;
  /** A mail about an example, by the code that writes the mails. @param words in place of the product's */
  renderExample: (key: TemplateKey, words: MailWords) => Promise<RenderedMail>;
  now: () => Date;
}

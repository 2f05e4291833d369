import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import type { RenderedMail } from '../../model/mail-content.ts';
import { checkWords } from '../../model/template/check-words.ts';
import { describeProblem } from '../../model/template/describe-problem.ts';
import type {
  MailTemplate,
  TemplateAction,
  TemplateMark,
  TemplateRow,
} from '../../model/template/mail-template.ts';
import { cleanWords, sameWords, type MailWords } from '../../model/template/mail-words.ts';
import { wordedMailKinds, type WordedMailKind } from '../../model/template/placeholder.ts';
import { changeTemplate } from './change-template.ts';
import { sendTest } from './send-test.ts';
import type { TemplateDependencies } from './template-dependencies.ts';
import { englishOf, findTemplate, wordsOf, type TemplateKey, type TemplateRecord } from './template-rows.ts';

/** The words of mails, as the desk changes them. */
export interface MailTemplates {
  /** Every kind, with the languages in which the desk has words of its own. */
  list(): Promise<TemplateRow[]>;
  get(key: TemplateKey): Promise<MailTemplate>;
  /** The mail about an example. @throws AppError bad-request that names what is wrong with the words */
  preview(key: TemplateKey, words: MailWords): Promise<RenderedMail>;
  /**
   * @returns `stale` when another person changed the words in the meantime
   * @throws AppError bad-request as `preview`; unavailable when a test could not be sent
   */
  act(key: TemplateKey, action: TemplateAction, person: AuditActor): Promise<'done' | 'stale'>;
}

/** @throws AppError bad-request with every problem as a sentence */
function requireWords(kind: WordedMailKind, sent: MailWords): MailWords {
  const words = cleanWords(sent);
  const problems = checkWords(kind, words);
  if (problems.length > 0)
    throw new AppError('bad-request', problems.map((each) => describeProblem(kind, each)).join(' '));
  return words;
}

async function markOf(
  { readProduct }: TemplateDependencies,
  kind: WordedMailKind,
  row: TemplateRecord & { locale: Locale },
): Promise<TemplateMark> {
  const { locale } = row;
  if (checkWords(kind, wordsOf(row)).length > 0) return { locale, state: 'fault' };
  const english = await readProduct({ kind, locale: 'en' });
  return { locale, state: sameWords(english, englishOf(row)) ? 'reworded' : 'outdated' };
}

async function listTemplates(dependencies: TemplateDependencies): Promise<TemplateRow[]> {
  const rows = await dependencies.database
    .selectFrom('mail_templates')
    .selectAll()
    .orderBy('locale')
    .execute();
  const known = rows.flatMap((row) => (isLocale(row.locale) ? [{ ...row, locale: row.locale }] : []));
  return Promise.all(
    wordedMailKinds.map(async (kind) => ({
      id: kind,
      marks: await Promise.all(
        known.filter((row) => row.kind === kind).map((row) => markOf(dependencies, kind, row)),
      ),
    })),
  );
}

async function getTemplate(dependencies: TemplateDependencies, key: TemplateKey): Promise<MailTemplate> {
  const { database, mailer, readProduct } = dependencies;
  const row = await findTemplate(database, key);
  const product = await readProduct(key);
  const english = await readProduct({ ...key, locale: 'en' });
  const isChanged = row !== undefined && !sameWords(englishOf(row), english);
  return {
    ...key,
    id: `${key.kind}/${key.locale}`,
    product,
    stored: row
      ? { words: wordsOf(row), revision: row.revision, editor: row.editor, time: row.update_time }
      : null,
    problems: row ? checkWords(key.kind, wordsOf(row)) : [],
    changed: isChanged ? { before: englishOf(row), after: english } : null,
    sends: mailer.configured,
  };
}

export function createMailTemplates(dependencies: TemplateDependencies): MailTemplates {
  return {
    list: () => listTemplates(dependencies),
    get: (key) => getTemplate(dependencies, key),
    preview: async (key, words) => dependencies.renderExample(key, requireWords(key.kind, words)),
    async act(key, action, person) {
      if (action.name === 'test') {
        await sendTest(dependencies, { key, words: requireWords(key.kind, action.words), person });
        return 'done';
      }
      const words = action.name === 'save' ? requireWords(key.kind, action.words) : null;
      const isDone = await changeTemplate(dependencies, { ...key, words, basedOn: action.basedOn, person });
      return isDone ? 'done' : 'stale';
    },
  };
}

import { createMarkdown, type Markdown, type ParseMarkdown } from '#features/core/news/server/markdown.ts';
import { createIssues, type Issues } from '#features/site/newsletter/server/issues/issues.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { MailWriter } from './rendering/page-renderer.ts';

interface TextOptions extends Pick<MailWriter, 'renderMail'> {
  open: OpenDatabase;
  mailer: Pick<Mailer, 'configured'>;
  parseMarkdown: ParseMarkdown;
  publicOrigin: string;
  now: () => Date;
  log: Log;
}

/** Texts of editors, and newsletter issues, whose mails are written where all words are. */
export function createTexts(options: TextOptions): { markdown: Markdown; issues: Issues } {
  const { open, mailer, renderMail, parseMarkdown, publicOrigin, now, log } = options;
  const markdown = createMarkdown({ parse: parseMarkdown, log });
  const issues = createIssues({
    database: open.database,
    renderIssue: ({ facts, locale, theme }) =>
      renderMail({ subject: { about: 'issue', facts }, locale, publicOrigin, theme }),
    markdown,
    sends: mailer.configured,
    now,
    log,
  });
  return { markdown, issues };
}

import { renderMail } from '#app/render-mail.ts';
import { createIssues } from '#features/site/newsletter/server/issues/issues.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestMarkdown } from './markdown.ts';

interface TestIssueOptions {
  now: () => Date;
  batchSize?: number;
}

/** Newsletter issues whose mails are written by the portal's own code. */
export function createTestIssues({ database }: Pick<OpenDatabase, 'database'>, options: TestIssueOptions) {
  return createIssues({
    database,
    renderIssue: ({ facts, locale, theme }) =>
      renderMail({
        subject: { about: 'issue', facts },
        locale,
        publicOrigin: 'https://portal.example',
        theme,
      }),
    markdown: createTestMarkdown(),
    sends: true,
    log: createLog('silent'),
    ...options,
  });
}

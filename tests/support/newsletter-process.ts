import { brand } from '#brand/brand.ts';
import { createOutbox } from '#features/team/mail/server/outbox.ts';
import { createIssues } from '#features/site/newsletter/server/issues/issues.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { createLog } from '#platform/log/log.ts';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { createTestMarkdown } from './markdown.ts';

/* A portal process that sends newsletter issues in small batches, with its own texts: `node newsletter-process.ts <folder> <smtp url>`. */

const [, , dataDir = '', url = ''] = process.argv;
const { database } = await connectDatabase({ url: undefined, dataDir });
const from = { name: brand.name, address: 'portal@tideport.example' };
const now = () => new Date();
const log = createLog('silent');
const issues = createIssues({
  database,
  renderIssue: () => Promise.reject(new Error('nobody looks at these')),
  markdown: createTestMarkdown(),
  sends: true,
  now,
  log,
  batchSize: 5,
});
const outbox = createOutbox({
  database,
  mailer: createSmtpMailer({ url, from, replyTo: brand.supportEmail }),
  compose: async (row) => ({
    messageId: row.message_id,
    to: row.recipient,
    language: 'en',
    subject: row.kind,
    text: row.kind,
    html: `<p>${row.kind}</p>`,
  }),
  onSettled: issues.recordDelivery,
  onRetried: issues.forgetFailure,
  now,
  log,
});
issues.start(20);
outbox.start(20);
// The loops alone do not keep the process alive.
setInterval(() => undefined, 60_000);

import { brand } from '#brand/brand.ts';
import { createOutbox } from '#features/team/mail/server/outbox.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { createLog } from '#platform/log/log.ts';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';

/* A separate portal process that sends the outbox, with its own texts: `node sender-process.ts <folder>
   <smtp url>`. */

const [, , dataDir = '', url = ''] = process.argv;
const { database } = await connectDatabase({ url: undefined, dataDir });
const from = { name: brand.name, address: 'portal@tideport.example' };
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
  onSettled: async () => undefined,
  onRetried: async () => undefined,
  now: () => new Date(),
  log: createLog('silent'),
});
outbox.start(50);
// The loop alone does not keep the process alive.
setInterval(() => undefined, 60_000);

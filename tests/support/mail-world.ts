import { onTestFinished } from 'vitest';
import { createComposer } from '#app/compose-mail.ts';
import { renderMail } from '#app/render-mail.ts';
import { createAlerts } from '#features/team/alerts/server/alerts.ts';
import { createInvitationMails } from '#features/team/accounts/server/invitations/invitation-mails.ts';
import { findAccountNotice } from '#features/team/accounts/server/recovery/account-notices.ts';
import { createRecoveryMails } from '#features/team/accounts/server/recovery/recovery-mails.ts';
import { createMailRequests } from '#features/team/mail/server/mail-requests.ts';
import { createStaffNotices } from '#features/team/notices/server/staff-notices.ts';
import { createOutbox } from '#features/team/mail/server/outbox.ts';
import { findWords } from '#features/team/mail/server/template/find-words.ts';
import type { TemplateKey } from '#features/team/mail/server/template/template-rows.ts';
import { createNewsletter } from '#features/site/newsletter/server/newsletter.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { createTestIssues } from './issues.ts';
import { createTestReports } from './reports.ts';
import { brand, createWorld } from './submission-world.ts';

export const publicOrigin = 'https://portal.example';
const deskOrigin = 'https://desk.example';

/** Who is mailed alerts. */
const teamAddresses = ['on-call@team.example'];

/** A mailer for a test, closed after it. */
export function mailerFor(url: string) {
  const mailer = createSmtpMailer({
    url,
    from: { name: brand.name, address: 'portal@tideport.example' },
    replyTo: brand.supportEmail,
  });
  onTestFinished(() => mailer.close());
  return mailer;
}

export async function startServerForTest(port?: number): Promise<MailServer> {
  const server = await startMailServer(port);
  onTestFinished(() => server.close());
  return server;
}

/** Submissions, newsletter and outbox on one database, with a real mail server and a clock that a test moves. */
export async function createMailWorld(open: OpenDatabase, server: MailServer) {
  const world = await createWorld(open);
  const { database, submissions, clock } = world;
  const now = () => clock.time;
  const newsletter = createNewsletter({ database, now, confirmsByMail: true });
  const reports = createTestReports(open, now);
  const log = createLog('silent');
  const issues = createTestIssues(open, { now, batchSize: 4 });
  const invitations = createInvitationMails({ database, deskOrigin, now });
  const recoveries = createRecoveryMails({ ...open, deskOrigin, now });
  const noticeOf = (entryId: number) => findAccountNotice({ database, deskOrigin }, entryId);
  const readWords = (key: TemplateKey) => findWords({ database, log }, key);
  const mailer = mailerFor(server.url);
  const startAlerts = (node: string) =>
    createAlerts({
      ...open,
      ...{ addresses: teamAddresses, mailer, publicOrigin, deskOrigin, node, log, now },
      render: (facts) => renderMail({ subject: { about: 'alert', facts }, locale: 'en', publicOrigin }),
    });
  const mails = {
    ...{ submissions, newsletter, reports, issues, invitations, recoveries },
    ...{ findAccountNotice: noticeOf, findWords: readWords },
  };
  const alerts = startAlerts('node-1');
  const staffNotices = createStaffNotices({ database, deskOrigin, now });
  const compose = createComposer({ ...mails, alerts, staffNotices, renderMail, publicOrigin });
  const { recordDelivery: onSettled, forgetFailure: onRetried } = issues;
  const dependencies = { database, compose, onSettled, onRetried, now, log };
  const outbox = createOutbox({ ...dependencies, mailer });
  const work = {
    'status-link': submissions.sendStatusLink,
    'newsletter-confirmation': newsletter.subscribe,
    'desk-recovery': recoveries.mailLink,
  };
  return {
    ...world,
    newsletter,
    mailRequests: createMailRequests({ database, work, now, log }),
    reports,
    issues,
    staffNotices,
    outbox,
    /** Alerts of a node, to `teamAddresses`. */
    startAlerts,
    dependencies,
    server,
    pass: (seconds: number) => {
      clock.time = new Date(clock.time.getTime() + seconds * 1000);
    },
  };
}

export type MailWorld = Awaited<ReturnType<typeof createMailWorld>>;

/** The current outbox, oldest first. */
export function outboxRows({ database }: Pick<MailWorld, 'database'>) {
  return database.selectFrom('outbox').selectAll().orderBy('id').execute();
}

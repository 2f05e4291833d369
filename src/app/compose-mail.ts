import type { Alerts } from '#features/team/alerts/server/alerts.ts';
import type { InvitationMails } from '#features/team/accounts/server/invitations/invitation-mails.ts';
import type { AccountNoticeFacts } from '#features/team/accounts/model/account-notice.ts';
import type { RecoveryMails } from '#features/team/accounts/server/recovery/recovery-mails.ts';
import { leftOut } from '#features/team/mail/model/left-out.ts';
import { isTeamMailKind, type MailKind } from '#features/team/mail/model/mail-kind.ts';
import type { MailWords } from '#features/team/mail/model/template/mail-words.ts';
import { isWorded } from '#features/team/mail/model/template/placeholder.ts';
import type { TemplateKey } from '#features/team/mail/server/template/template-rows.ts';
import {
  onHold,
  type OnHold,
  type OutboxDependencies,
} from '#features/team/mail/server/outbox-dependencies.ts';
import type { StaffNotices } from '#features/team/notices/server/staff-notices.ts';
import { oneClickPath } from '#features/site/newsletter/model/confirmation-mail.ts';
import type { Issues } from '#features/site/newsletter/server/issues/issues.ts';
import type { Newsletter } from '#features/site/newsletter/server/newsletter.ts';
import type { Submissions } from '#features/submission/submissions/server/submissions.ts';
import type { Reports } from '#features/store/reports/server/reports.ts';
import { fallbackLocale, isLocale, locales } from '#i18n/locales.ts';
import type { RenderMail } from './rendering/page-renderer.ts';
import type { MailSubject } from './render-mail.ts';

interface Composer {
  submissions: Pick<Submissions, 'findMailFacts'>;
  newsletter: Pick<Newsletter, 'prepareConfirmation'>;
  reports: Pick<Reports, 'findMailFacts'>;
  issues: Pick<Issues, 'prepareMail'>;
  invitations: InvitationMails;
  recoveries: Pick<RecoveryMails, 'prepareMail'>;
  findAccountNotice: (entryId: number) => Promise<AccountNoticeFacts | undefined>;
  alerts: Pick<Alerts, 'findMailFacts'>;
  staffNotices: Pick<StaffNotices, 'findMailFacts'>;
  /** What the desk wrote in place of the product's words; undefined where it wrote nothing that can be sent. */
  findWords: (key: TemplateKey) => Promise<MailWords | undefined>;
  renderMail: RenderMail;
  publicOrigin: string;
}

interface Composed {
  subject: MailSubject;
  headers?: Readonly<Record<string, string>>;
}

type Row = Parameters<OutboxDependencies['compose']>[0];

const localeOf = ({ locale }: Pick<Row, 'locale'>) => (isLocale(locale) ? locale : fallbackLocale);

/** RFC 8058: the mailbox offers its own “unsubscribe”, which works without opening a page. */
const unsubscribeHeaders = (publicOrigin: string, { token }: { token: string }) => ({
  'List-Unsubscribe': `<${publicOrigin}${oneClickPath(token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

interface MailData {
  submissionId: number;
  version: number;
  subscriberId: number;
  caseId: number;
  issueId: number;
  invitationId: number;
  noticeId: number;
  staffNoticeId: number;
  digestId: number;
  entryId: number;
}

/** Of a mail to the team. */
async function findTeamSubject(
  { invitations, recoveries, findAccountNotice, alerts, staffNotices }: Composer,
  { kind, change_key: changeKey, data }: Row,
  purpose: 'send' | 'show',
): Promise<Composed | undefined> {
  const { invitationId, noticeId, entryId, staffNoticeId, digestId } = JSON.parse(data) as MailData;
  if (kind === 'desk-alert') {
    const facts = await alerts.findMailFacts(noticeId);
    return facts && { subject: { about: 'alert', facts } };
  }
  if (kind === 'desk-recovery' || kind === 'desk-recovery-given') {
    const facts = await recoveries.prepareMail({ changeKey, purpose });
    return facts && { subject: { about: 'recovery', facts } };
  }
  if (kind === 'desk-account-changed') {
    const facts = await findAccountNotice(entryId);
    return facts && { subject: { about: 'account', facts } };
  }
  if (kind === 'desk-notice' || kind === 'desk-digest') {
    const place = kind === 'desk-notice' ? { notice: staffNoticeId } : { digest: digestId };
    const facts = await staffNotices.findMailFacts(place, purpose);
    return facts && { subject: { about: 'notice', facts } };
  }
  const facts = await invitations.prepareMail({ invitationId, changeKey, purpose });
  return facts && { subject: { about: 'invitation', facts } };
}

async function findSubject(
  composer: Composer,
  row: Row,
  purpose: 'send' | 'show',
): Promise<Composed | OnHold | undefined> {
  const { submissions, newsletter, reports, issues, publicOrigin } = composer;
  const kind = row.kind as MailKind;
  const data = JSON.parse(row.data) as MailData;
  if (kind === 'report-outcome' || kind === 'check-appeal-outcome') {
    const facts = await reports.findMailFacts(data.caseId);
    return facts && { subject: { about: 'report', facts } };
  }
  if (isTeamMailKind(kind)) return findTeamSubject(composer, row, purpose);
  if (kind === 'newsletter-issue' || kind === 'newsletter-test') {
    const isTest = kind === 'newsletter-test';
    const subscriberId = isTest || purpose === 'show' ? undefined : data.subscriberId;
    const locale = localeOf(row);
    const facts = await issues.prepareMail({ issueId: data.issueId, locale, subscriberId, isTest });
    if (facts === onHold) return onHold;
    return facts && { subject: { about: 'issue', facts }, headers: unsubscribeHeaders(publicOrigin, facts) };
  }
  if (kind !== 'newsletter-confirmation') {
    const facts = await submissions.findMailFacts({ kind, ...data }, purpose);
    return facts && { subject: { about: 'submission', facts } };
  }
  const facts =
    purpose === 'show' ? { token: leftOut } : await newsletter.prepareConfirmation(data.subscriberId);
  return (
    facts && {
      subject: { about: 'confirmation', facts },
      headers: unsubscribeHeaders(publicOrigin, facts),
    }
  );
}

/** Writes the mail of an outbox row in the language that the row names: with the words and the facts of the moment it is sent. */
export function createComposer(composer: Composer): OutboxDependencies['compose'] {
  return async (row, purpose) => {
    const composed = await findSubject(composer, row, purpose);
    if (!composed || composed === onHold) return composed;
    const locale = localeOf(row);
    const { publicOrigin } = composer;
    const kind = row.kind as MailKind;
    const words = isWorded(kind) ? await composer.findWords({ kind, locale }) : undefined;
    const mail = await composer.renderMail({ subject: composed.subject, locale, publicOrigin, words });
    return {
      ...mail,
      messageId: row.message_id,
      to: row.recipient,
      language: locales[locale].tag,
      ...(composed.headers ? { headers: composed.headers } : {}),
    };
  };
}

import type { MailKind } from '#features/mail/model/mail-kind.ts';
import type { OutboxDependencies } from '#features/mail/server/outbox-dependencies.ts';
import { oneClickPath } from '#features/newsletter/model/confirmation-mail.ts';
import type { Newsletter } from '#features/newsletter/server/newsletter.ts';
import type { Submissions } from '#features/submissions/server/submissions.ts';
import type { Reports } from '#features/reports/server/reports.ts';
import { fallbackLocale, isLocale, locales } from '#i18n/locales.ts';
import type { RenderMail } from './rendering/page-renderer.ts';
import type { MailSubject } from './render-mail.ts';

interface Composer {
  submissions: Pick<Submissions, 'findMailFacts'>;
  newsletter: Pick<Newsletter, 'prepareConfirmation'>;
  reports: Pick<Reports, 'findMailFacts'>;
  renderMail: RenderMail;
  publicOrigin: string;
}

interface Composed {
  subject: MailSubject;
  headers?: Readonly<Record<string, string>>;
}

type Row = Parameters<OutboxDependencies['compose']>[0];

/** In the place of the link that only the recipient may have; it leads nowhere. */
const withoutSecret = { token: 'left-out' };

async function findSubject(
  { submissions, newsletter, reports, publicOrigin }: Composer,
  row: Row,
  purpose: 'send' | 'show',
): Promise<Composed | undefined> {
  const kind = row.kind as MailKind;
  const data = JSON.parse(row.data) as {
    submissionId: number;
    version: number;
    subscriberId: number;
    caseId: number;
  };
  if (kind === 'report-outcome') {
    const facts = await reports.findMailFacts(data.caseId);
    return facts && { subject: { about: 'report', facts } };
  }
  if (kind !== 'newsletter-confirmation') {
    const facts = await submissions.findMailFacts({ kind, ...data });
    return facts && { subject: { about: 'submission', facts } };
  }
  const facts = purpose === 'show' ? withoutSecret : await newsletter.prepareConfirmation(data.subscriberId);
  return (
    facts && {
      subject: { about: 'confirmation', facts },
      // RFC 8058: the mailbox offers its own “unsubscribe”, which works without opening a page.
      headers: {
        'List-Unsubscribe': `<${publicOrigin}${oneClickPath(facts.token)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  );
}

/** Writes the mail of an outbox row in the language that the row names: with the words and the facts of the moment it is sent. */
export function createComposer(composer: Composer): OutboxDependencies['compose'] {
  return async (row, purpose) => {
    const composed = await findSubject(composer, row, purpose);
    if (!composed) return undefined;
    const locale = isLocale(row.locale) ? row.locale : fallbackLocale;
    const { publicOrigin } = composer;
    const mail = await composer.renderMail({ subject: composed.subject, locale, publicOrigin });
    return {
      ...mail,
      messageId: row.message_id,
      to: row.recipient,
      language: locales[locale].tag,
      ...(composed.headers ? { headers: composed.headers } : {}),
    };
  };
}
